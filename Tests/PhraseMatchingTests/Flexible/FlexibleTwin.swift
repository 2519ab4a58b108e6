@testable import PhraseMatching

/// What every ending of a grammar costs, slowly and obviously: each way by itself, number by number, nothing shared and
/// nothing left out.
///
/// For each number of sounds of the utterance it keeps what it costs to have explained that many by the phrase so far.
struct FlexibleTwin {
    let compiled: CompiledFlexibleGrammar
    let utterance: HeardUtterance
    let prices: SoundPrices
    /// Gives up a name after each fourth sound if it is this much likelier as nothing than what stood before it.
    let patience: Int?

    private static let never = Int(SoundCost.never.rawValue)
    private var count: Int { utterance.sounds.count }

    func costs() -> [Int] {
        compiled.grammar.endings.indices.map { ending in
            let row = compiled.way(to: ending).reduce(passing(from: 0)) { row, node in
                let isHopeless = patience.map { difference(row) >= $0 } ?? false
                let core = isHopeless ? row.map { _ in Self.never } : core(compiled.grammar.nodes[node].content, row)
                return passing(core)
            }
            return row[count]
        }
    }

    /// What it costs to explain exactly some sounds by one node.
    func cost(of content: FlexibleGrammar.Content, as filling: FlexibleTrace.Filling, _ sounds: Range<Int>) -> Int {
        var row = [Int](repeating: Self.never, count: count + 1)
        row[sounds.lowerBound] = 0
        switch (content, filling) {
        case (.slot(_, _, mayBeUnsaid: true), .unsaid):
            return sounds.isEmpty ? units(prices.costs.missingContext) : Self.never
        case (.slot, .free): return free(row)[sounds.upperBound]
        case (.slot(let id, _, _), .entry(_, let text)):
            guard let list = compiled.list(id) else { return Self.never }
            return entry(Array(list.sounds[list.range(of: text)]), row)?[sounds.upperBound] ?? Self.never
        default: return core(content, row)[sounds.upperBound]
        }
    }

    // MARK: - Rows

    private func units(_ nats: Double) -> Int { Int(SoundCost(nats: nats).rawValue) }

    private func passing(from start: Int) -> [Int] {
        passing((0...count).map { $0 == start ? 0 : Self.never })
    }

    /// Then words that the phrase does not have, whole ones where they are whole.
    private func passing(_ row: [Int]) -> [Int] {
        (0...count).map { end in
            let lands = utterance.landsInWords || utterance.wordStarts.contains(end)
            return (lands ? 0...end : end...end).map { start in
                row[start] + utterance.gaps[start..<end].reduce(0) { $0 + Int($1) }
            }.min() ?? Self.never
        }
    }

    private func core(_ content: FlexibleGrammar.Content, _ source: [Int]) -> [Int] {
        switch content {
        case .reordered: return source.map { $0 + units(prices.costs.contextFirst) }
        case .word(let number): return word(Int(number), source)
        case .slot(let id, _, let mayBeUnsaid):
            var ways: [[Int]] = []
            if let list = compiled.list(id) {
                ways = list.values.indices.compactMap { entry(Array(list.sounds[list.range(of: $0)]), source) }
            }
            if compiled.acceptsUnlisted(id) { ways.append(free(source)) }
            if mayBeUnsaid { ways.append(source.map { $0 + units(prices.costs.missingContext) }) }
            return least(ways)
        }
    }

    private func least(_ rows: [[Int]]) -> [Int] {
        (0...count).map { place in min(Self.never, rows.map { $0[place] }.min() ?? Self.never) }
    }

    private func word(_ word: Int, _ source: [Int]) -> [Int] {
        let words = compiled.grammar.words
        let alternatives = words.alternatives(of: word).map { Array(words.sounds(of: $0)) }
        let said = alternatives.enumerated().map { number, sounds in
            spelled(sounds, source).map { $0 + (number == 0 ? 0 : units(prices.costs.synonym)) }
        }
        let whole = alternatives[0].reduce(0) { $0 + Int(prices.deletions[Int($1)]) }
        let missing = min(
            whole, units(words.isFunctionWord(word) ? prices.costs.missingFunctionWord : prices.costs.missingWord))
        return least(said + [source.map { $0 + missing }])
    }

    private func spelled(_ sounds: [UInt8], _ source: [Int]) -> [Int] {
        var rows = [source]
        for (index, sound) in sounds.enumerated() {
            let row = advance(rows[index], sound)
            rows.append(index == 0 ? row : swapping(row, rows[index - 1], sounds[index - 1], sound))
        }
        return rows[sounds.count]
    }

    /// Heard as one sound, with up to two more from nowhere behind it, or not at all.
    private func advance(_ row: [Int], _ sound: UInt8) -> [Int] {
        (0...count).map { end in
            var ways = [row[end] + Int(prices.deletions[Int(sound)])]
            for extra in 0...2 where end > extra {
                let heard = end - 1 - extra
                let cost = prices.substitutions[Int(sound) * SoundTable.size + Int(utterance.sounds[heard])]
                ways.append(row[heard] + Int(cost) + utterance.extras[heard + 1..<end].reduce(0) { $0 + Int($1) })
            }
            return min(Self.never, ways.min() ?? Self.never)
        }
    }

    /// The same, or the last two sounds in the wrong order where people type.
    private func swapping(_ row: [Int], _ before: [Int], _ first: UInt8, _ second: UInt8) -> [Int] {
        guard !prices.isHeard else { return row }
        return (0...count).map { end in
            guard end > 1 else { return row[end] }
            let (early, late) = (Int(utterance.sounds[end - 2]), Int(utterance.sounds[end - 1]))
            let heard =
                Int(prices.substitutions[Int(second) * SoundTable.size + early])
                + Int(prices.substitutions[Int(first) * SoundTable.size + late])
            return min(row[end], before[end - 2] + heard + units(prices.costs.swapped))
        }
    }

    /// `nil` if it was given up.
    private func entry(_ sounds: [UInt8], _ source: [Int]) -> [Int]? {
        let limit = patience.map { $0 + difference(source) }
        var (row, last, wordStart, length) = (source, source, source, 0)
        for (index, sound) in sounds.enumerated() {
            if SoundList.isMark(sound) {
                row = least([row, wordStart.map { $0 + missing(sounds[index - length..<index], sound) }])
                (wordStart, length) = (row, 0)
            } else {
                let before = last
                last = row
                row = advance(row, sound)
                if length > 0 { row = swapping(row, before, sounds[index - 1], sound) }
                length += 1
                if let limit, (index + 1) % 4 == 0, difference(row) > limit { return nil }
            }
        }
        return row
    }

    private func missing(_ sounds: ArraySlice<UInt8>, _ mark: UInt8) -> Int {
        let isSmall = mark == SoundList.Mark.functionWord
        let limit = units(isSmall ? prices.costs.missingFunctionWord : prices.costs.missingNameWord)
        return sounds.count > 3 ? limit : min(limit, sounds.reduce(0) { $0 + Int(prices.deletions[Int($1)]) })
    }

    private func difference(_ row: [Int]) -> Int {
        zip(row, utterance.background).map { $0 - Int($1) }.min() ?? 0
    }

    /// Whole words as if they were no part of a command.
    private func free(_ source: [Int]) -> [Int] {
        (0...count).map { end in
            guard utterance.wordStarts.dropFirst().contains(end) else { return Self.never }
            let starts = utterance.words.indices.map { utterance.wordStarts[$0] }.filter { $0 < end }
            return starts.map { start in
                source[start] + units(prices.costs.freeText)
                    + Int(utterance.background[end]) - Int(utterance.background[start])
            }.min() ?? Self.never
        }
    }
}
