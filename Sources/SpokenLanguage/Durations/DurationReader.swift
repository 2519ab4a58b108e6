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
        if let length = clock(tokens) ?? iso(tokens) { return length }
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
        apart(tokens, at: start) + inOneWord(tokens, at: start)
    }

    /// "fünfminütig".
    private func inOneWord(
        _ tokens: SpokenTokens, at start: Int
    ) -> [(length: SpokenDuration, unit: TimeUnit, end: Int)] {
        guard tokens.has(start), tokens[start].kind == .word else { return [] }
        let word = tokens[start].text
        // A letter or two are no unit there.
        return word.indices.dropFirst().dropLast(2).compactMap { split in
            guard let unit = units.meanings(of: String(word[split...])).first,
                let count = amounts.numbers.read([String(word[..<split])]),
                let length = SpokenDuration(count, unit)
            else { return nil }
            return (length, unit, start + 1)
        }
    }

    private func apart(_ tokens: SpokenTokens, at start: Int) -> [(length: SpokenDuration, unit: TimeUnit, end: Int)] {
        var counts = amounts.counts(tokens, at: start).flatMap { count in
            [count] + withPartitives(tokens, count)
        }
        counts.append((SpokenNumber(1), start))
        return counts.flatMap { count in
            // A unit without a number is one only with a part of it behind it: "hora y media".
            let found = unit(tokens, at: count.end).flatMap {
                unit -> [(length: SpokenDuration, unit: TimeUnit, end: Int)] in
                let plain =
                    count.end == start
                    ? [] : SpokenDuration(count.meaning, unit.meaning).map { [($0, unit.meaning, unit.end)] } ?? []
                let withShare = shares(tokens, behind: unit.end).compactMap { share in
                    SpokenDuration(count.meaning.plus(share.meaning), unit.meaning).map {
                        ($0, unit.meaning, share.end)
                    }
                }
                return withShare + plain
            }
            let named = names.matches(tokens, at: count.end).compactMap { name in
                name.meaning.times(count.meaning).map { length in
                    (length, name.meaning.isOfDays ? TimeUnit.week : .minute, name.end)
                }
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

    /// Parts of a unit that are said behind it: "and a half", "et quart", "trois quarts".
    private func shares(_ tokens: SpokenTokens, behind end: Int) -> [(meaning: SpokenNumber, end: Int)] {
        let starts = [end] + joiners.matches(tokens, at: end).map(\.end)
        return starts.flatMap { amounts.matches(tokens, at: $0) }.filter { share in
            !share.meaning.isWhole && (0..<1).contains(share.meaning.value)
        }
    }

    /// "1:30" are minutes and seconds, "1:30:00" and "1:30 hours" have hours, as a stopwatch shows them.
    private func clock(_ tokens: SpokenTokens) -> SpokenDuration? {
        let signs = tokens.tokens.count { $0.text == ":" }
        let end = signs * 2 + 1
        guard (1...2).contains(signs), end <= tokens.count else { return nil }
        let parts = tokens.tokens[..<end].split { $0.text == ":" }
        let numbers = parts.compactMap { $0.count == 1 ? Int($0[$0.startIndex].text) : nil }
        guard numbers.count == signs + 1, numbers.dropFirst().allSatisfy({ $0 < 60 }), numbers[0] < 100_000 else {
            return nil
        }
        let count = numbers.reduce(0) { $0 * 60 + $1 }
        if end == tokens.count { return SpokenDuration(seconds: Decimal(count)) }
        // The unit is that of the first number.
        guard let first = units.matches(tokens, at: end).first(where: { $0.end == tokens.count })?.meaning,
            first == .hour || first == .minute
        else { return nil }
        let units = [TimeUnit.hour, .minute, .second].drop { $0 < first }
        guard signs < units.count, let last = units.dropFirst(signs).first else { return nil }
        return SpokenDuration(SpokenNumber(count), last)
    }

    /// "PT1H30M".
    private func iso(_ tokens: SpokenTokens) -> SpokenDuration? {
        guard tokens.count > 1, tokens.tokens.dropFirst().allSatisfy(\.isGlued) else { return nil }
        return SpokenDuration(iso: tokens.joined(0..<tokens.count).uppercased())
    }
}
