/// How an utterance was explained by one phrase: part by part, from its end back to its beginning.
struct FlexibleTrace {
    /// A node of the phrase and the sounds that it explains.
    struct Part {
        let node: Int
        let sounds: Range<Int>
        let filling: Filling
        /// How much likelier the sounds are as this than as nothing in particular, in nats.
        let gain: Double
        /// By how much the worst word of a name differs more than a slip explains, in nats; 0 if none does.
        let slip: Double
    }

    enum Filling: Hashable {
        case word
        /// An entry by its value, and which of the list's texts.
        case entry(UInt32, text: Int)
        case free
        case unsaid
    }

    /// In the order of the phrase.
    let parts: [Part]

    /// - Returns: `nil` if the ending is out of reach.
    init?(_ search: FlexibleSearch, ending: Int) {
        var parts: [Part] = []
        var position = search.utterance.sounds.count
        let tracer = Tracer(search)
        for node in search.compiled.way(to: ending).reversed() {
            guard let part = tracer.part(node, endingAt: position) else { return nil }
            parts.append(part)
            position = part.sounds.lowerBound
        }
        self.parts = parts.reversed()
    }

    /// Nothing is said of what the phrase has of its own, neither a name nor a word that is not everywhere: all of it
    /// would be words that fit any phrase with a slot for them.
    func saysNothing(of grammar: FlexibleGrammar) -> Bool {
        let own = parts.filter { part in
            switch (grammar.nodes[part.node].content, part.filling) {
            case (.word(let number), _): !grammar.words[Int(number)].isFunctionWord
            case (.slot(_, isContext: false, _), .entry): true
            default: false
            }
        }
        return !own.isEmpty && own.allSatisfy(\.sounds.isEmpty)
    }
}

/// Finds where the sounds of one node begin.
private struct Tracer {
    private let search: FlexibleSearch
    private let utterance: HeardUtterance
    private let synonym: Int16

    init(_ search: FlexibleSearch) {
        self.search = search
        synonym = search.prices.units.synonym
        utterance = search.utterance
    }

    func part(_ node: Int, endingAt position: Int) -> FlexibleTrace.Part? {
        let behind = search.rows.behind(node)[position]
        guard behind < SoundCost.never.rawValue, let end = end(node, position, behind) else { return nil }
        let info = search.compiled.grammar.nodes[node]
        let source = search.source(of: info)
        let (start, filling, slip) = start(info.content, node, source, end)
        let cost = search.rows.core(node)[end] - source[start]
        let heard = utterance.background[end] - utterance.background[start]
        return FlexibleTrace.Part(
            node: node, sounds: start..<end, filling: filling,
            gain: (Double(heard) - Double(cost)) / SoundCost.unitsPerNat, slip: Double(slip) / SoundCost.unitsPerNat)
    }

    /// Before the words that the phrase does not have.
    private func end(_ node: Int, _ position: Int, _ cost: Int16) -> Int? {
        let core = search.rows.core(node)
        var passed: Int16 = 0
        for end in (0...position).reversed() {
            if core[end] &+ passed == cost { return end }
            guard end > 0 else { break }
            passed &+= search.rows.gaps[end]
        }
        return nil
    }

    private func start(
        _ content: FlexibleGrammar.Content, _ node: Int, _ source: CostRow, _ end: Int
    ) -> (Int, FlexibleTrace.Filling, slip: Int16) {
        switch content {
        case .reordered: return (end, .word, 0)
        case .word(let number):
            let word = search.compiled.grammar.words[Int(number)]
            let missing = search.missingCost(of: word)
            let ways = word.alternatives.enumerated().map { number, sounds in
                let way = way(sounds, source, end)
                return (cost: way.cost &+ (number == 0 ? 0 : synonym), start: way.start, slip: way.slip)
            }
            guard let best = ways.min(by: { $0.cost < $1.cost }), best.cost <= source[end] &+ missing,
                best.start < end
            else { return (end, .word, word.isFunctionWord ? 0 : missing &- search.prices.units.allowance(for: 3)) }
            return (best.start, .word, word.isFunctionWord ? 0 : best.slip)
        case .slot(let id, _, _):
            let owner = search.rows.owners(node)[end]
            if owner == FlexibleSearch.Owner.free { return (freeStart(source, node, end), .free, 0) }
            guard owner >= 0, let list = search.compiled.list(id) else { return (end, .unsaid, 0) }
            let text = search.text(owner, of: id)
            let way = way(Array(list.sounds[list.range(of: text)]), source, end)
            return (way.start, .entry(list.values[text], text: text), way.slip)
        }
    }

    private struct Step {
        var cost: Int16
        var start: Int16
        /// What it cost up to the word at hand.
        var before: Int16
        /// See `FlexibleTrace.Part.slip`.
        var slip: Int16 = 0

        /// The word at hand ends here.
        mutating func endWord(allowing allowance: Int16) {
            slip = max(slip, cost &- before &- allowance)
            before = cost
        }
    }

    /// Where the cheapest way through these sounds begins that ends here, and how it slips.
    private func way(_ sounds: [UInt8], _ source: CostRow, _ end: Int) -> (cost: Int16, start: Int, slip: Int16) {
        // A name is not said in much more sounds than it has.
        let first = max(0, end - 2 * sounds.count - 8)
        var row = (first...end).map { Step(cost: source[$0], start: Int16($0), before: source[$0]) }
        var (last, beforeLast) = (row, row)
        var (wordStart, length) = (row, 0)
        for (index, sound) in sounds.enumerated() {
            if SoundList.isMark(sound) {
                endWord(&row, sounds[index - length..<index], sound, wordStart)
                (wordStart, length) = (row, 0)
            } else {
                (beforeLast, last) = (last, row)
                advance(&row, from: first, sound)
                if !search.prices.isHeard, length > 0 { swap(&row, from: first, beforeLast, sounds[index - 1], sound) }
                length += 1
            }
        }
        var best = row[end - first]
        if length > 0 { best.endWord(allowing: search.prices.units.allowance(for: length)) }
        return (best.cost, Int(best.start), best.slip)
    }

    /// A word that was said, or left out.
    private func endWord(_ row: inout [Step], _ word: ArraySlice<UInt8>, _ mark: UInt8, _ wordStart: [Step]) {
        let missing = search.missingCost(word, mark)
        let allowance = search.prices.units.allowance(for: word.count)
        for place in row.indices {
            if wordStart[place].cost &+ missing < row[place].cost {
                // A part of a name is still that name.
                row[place] = wordStart[place]
                row[place].cost &+= missing
                row[place].before = row[place].cost
            } else {
                row[place].endWord(allowing: allowance)
            }
        }
    }

    /// One more sound, as `CostRowMath.advance` does it; from the end, so that what stands before is still that of the
    /// sound before.
    private func advance(_ row: inout [Step], from first: Int, _ sound: UInt8) {
        let costs = search.prices.substitutions + Int(sound) * SoundTable.size
        let missing = search.rows.deletions[Int(sound)]
        let (sounds, extras) = (search.rows.sounds + first, search.rows.extras + first)
        row.withUnsafeMutableBufferPointer { row in
            for place in row.indices.reversed() {
                var step = row[place]
                step.cost = min(step.cost &+ missing, SoundCost.never.rawValue)
                var (heard, extra) = (place - 1, Int16(0))
                while heard >= max(0, place - 3) {
                    let through = row[heard].cost &+ costs[Int(sounds[heard + 1])] &+ extra
                    if through < step.cost {
                        step = row[heard]
                        step.cost = through
                    }
                    extra &+= extras[heard + 1]
                    heard -= 1
                }
                row[place] = step
            }
        }
    }

    /// Two sounds in the wrong order, as in `CostRowMath.swap`.
    private func swap(_ row: inout [Step], from first: Int, _ before: [Step], _ one: UInt8, _ other: UInt8) {
        let sounds = search.rows.sounds + first
        let costs = search.prices.substitutions
        for place in 2..<max(row.count, 2) {
            let heard =
                costs[Int(other) * SoundTable.size + Int(sounds[place - 1])]
                &+ costs[Int(one) * SoundTable.size + Int(sounds[place])]
            let swapped = before[place - 2].cost &+ heard &+ search.prices.units.swapped
            guard swapped < row[place].cost else { continue }
            row[place] = before[place - 2]
            row[place].cost = swapped
        }
    }

    private func freeStart(_ source: CostRow, _ node: Int, _ end: Int) -> Int {
        let cost = search.rows.core(node)[end]
        let freeText = SoundCost(nats: search.prices.costs.freeText).rawValue
        for word in utterance.words.indices.reversed() where utterance.wordStarts[word] < end {
            let start = utterance.wordStarts[word]
            let said = utterance.background[end] - utterance.background[start]
            if source[start] &+ freeText &+ said == cost { return start }
        }
        return 0
    }
}
