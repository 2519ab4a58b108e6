import Foundation

/// Reads lengths of time: "five minutes", "an hour and a half", "1h 20m", "1:30:00".
struct DurationReader: Sendable {
    private let amounts: AmountReader
    private let units: PhraseTable<TimeUnit>
    private let names: PhraseTable<SpokenDuration>
    private let joiners: PhraseTable<Void>

    init(_ words: DurationWords, _ amounts: AmountReader) {
        self.amounts = amounts
        units = PhraseTable(TimeUnit.allCases.map { ($0, words.units[$0] ?? []) })
        names = PhraseTable(words.names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        joiners = PhraseTable(words.joiners.map { ($0, ()) })
    }

    func unit(_ tokens: SpokenTokens, at start: Int) -> [(meaning: TimeUnit, end: Int)] {
        units.matches(tokens, at: start)
    }

    /// All of an utterance as one length of time.
    func whole(_ tokens: SpokenTokens) -> SpokenDuration? {
        guard !tokens.isEmpty else { return nil }
        if let clock = clock(tokens) { return clock }
        return matches(tokens, at: 0).first { $0.end == tokens.count }?.meaning
    }

    /// The lengths that begin at a place, the longest first.
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: SpokenDuration, end: Int)] {
        var found: [(meaning: SpokenDuration, end: Int)] = []
        var open = parts(tokens, at: start).map { Part(sum: $0.length, last: $0.unit, end: $0.end) }
        var steps = 0
        while let part = open.popLast(), steps < 256 {
            steps += 1
            found.append((part.sum, part.end))
            for next in behind(part, tokens) where next.end > part.end { open.append(next) }
        }
        return found.sorted { $0.end > $1.end }
    }

    private struct Part {
        let sum: SpokenDuration
        let last: TimeUnit
        let end: Int
    }

    /// A smaller part behind a larger one, with "and" between them or without.
    private func behind(_ part: Part, _ tokens: SpokenTokens) -> [Part] {
        let starts = [part.end] + joiners.matches(tokens, at: part.end).map(\.end)
        return starts.flatMap { start -> [Part] in
            let smaller = parts(tokens, at: start).filter { part.last < $0.unit }
            let units = smaller.map { Part(sum: part.sum + $0.length, last: $0.unit, end: $0.end) }
            guard let follower = part.last.follower else { return units }
            let bare = amounts.matches(tokens, at: start).filter { $0.meaning.isWhole }.compactMap { count in
                SpokenDuration(count.meaning, follower).map {
                    Part(sum: part.sum + $0, last: .millisecond, end: count.end)
                }
            }
            return units + bare.filter { bare in !units.contains { $0.end > bare.end } }
        }
    }

    /// A number of one unit: "two hours", "an hour and a half", "a quarter of an hour", "a fortnight".
    private func parts(_ tokens: SpokenTokens, at start: Int) -> [(length: SpokenDuration, unit: TimeUnit, end: Int)] {
        var counts = amounts.counts(tokens, at: start).flatMap { count in
            [count] + withPartitives(tokens, count)
        }
        counts.append((SpokenNumber(1), start))
        return counts.flatMap { count in
            // A unit without a number is one only with a half behind it: "hora y media".
            let found = unit(tokens, at: count.end).flatMap {
                unit -> [(length: SpokenDuration, unit: TimeUnit, end: Int)] in
                let plain =
                    count.end == start
                    ? [] : SpokenDuration(count.meaning, unit.meaning).map { [($0, unit.meaning, unit.end)] } ?? []
                let halves = half(tokens, at: unit.end).compactMap { end -> (SpokenDuration, TimeUnit, Int)? in
                    let more = count.meaning.plus(SpokenNumber(1).divided(by: 2))
                    return SpokenDuration(more, unit.meaning).map { ($0, unit.meaning, end) }
                }
                return halves + plain
            }
            let named = names.matches(tokens, at: count.end).compactMap { name in
                name.meaning.times(count.meaning).map { ($0, TimeUnit.week, name.end) }
            }
            return found + named
        }
    }

    /// "a quarter of an", "half an", "trois quarts d'".
    private func withPartitives(
        _ tokens: SpokenTokens, _ count: (meaning: SpokenNumber, end: Int)
    ) -> [(meaning: SpokenNumber, end: Int)] {
        var end = count.end
        if tokens.has(end), amounts.numbers.partitives.contains([tokens[end].text]) { end += 1 }
        var ends = end > count.end ? [end] : []
        if tokens.has(end), amounts.numbers.articles.contains([tokens[end].text]), !count.meaning.isWhole {
            ends.append(end + 1)
        }
        return ends.map { (count.meaning, $0) }
    }

    /// The places behind "and a half".
    private func half(_ tokens: SpokenTokens, at start: Int) -> [Int] {
        guard tokens.has(start) else { return [] }
        return (start + 1...min(tokens.count, start + 4)).reversed().filter {
            amounts.numbers.half.contains(tokens.tokens[start..<$0].map(\.text)[...])
        }
    }

    /// "1:30" are minutes and seconds, "1:30:00" hours too, as a stopwatch shows them.
    private func clock(_ tokens: SpokenTokens) -> SpokenDuration? {
        let parts = tokens.tokens.split { $0.text == ":" }
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 1 }), tokens.count == parts.count * 2 - 1
        else { return nil }
        let numbers = parts.compactMap { Int($0[$0.startIndex].text) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }), numbers[0] < 100_000 else {
            return nil
        }
        return SpokenDuration(seconds: Decimal(numbers.reduce(0) { $0 * 60 + $1 }))
    }
}
