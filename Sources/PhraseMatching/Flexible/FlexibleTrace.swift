/// How an utterance was explained by one phrase: part by part, from its end back to its beginning.
struct FlexibleTrace {
    /// A node of the phrase and the sounds that it explains.
    struct Part {
        let node: Int
        let sounds: Range<Int>
        let filling: Filling
        /// How much likelier the sounds are as this than as nothing in particular, in nats.
        let gain: Double
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
}

/// Finds where the sounds of one node begin.
private struct Tracer {
    private let search: FlexibleSearch
    private let utterance: HeardUtterance

    init(_ search: FlexibleSearch) {
        self.search = search
        utterance = search.utterance
    }

    func part(_ node: Int, endingAt position: Int) -> FlexibleTrace.Part? {
        let behind = search.rows.behind(node)[position]
        guard behind < SoundCost.never.rawValue, let end = end(node, position, behind) else { return nil }
        let info = search.compiled.grammar.nodes[node]
        let source = search.source(of: info)
        let (start, filling) = start(info.content, node, source, end)
        let cost = search.rows.core(node)[end] - source[start]
        let heard = utterance.background[end] - utterance.background[start]
        return FlexibleTrace.Part(
            node: node, sounds: start..<end, filling: filling,
            gain: (Double(heard) - Double(cost)) / SoundCost.unitsPerNat)
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
    ) -> (Int, FlexibleTrace.Filling) {
        switch content {
        case .reordered: return (end, .word)
        case .word(let number):
            let word = search.compiled.grammar.words[Int(number)]
            let ways = word.alternatives.map { way($0, source, end) }
            let best = ways.min { $0.cost < $1.cost }
            if let best, best.cost <= source[end] &+ search.missingCost(of: word) { return (best.start, .word) }
            return (end, .word)
        case .slot(let id, _):
            let owner = search.rows.owners(node)[end]
            if owner == FlexibleSearch.Owner.free { return (freeStart(source, node, end), .free) }
            guard owner >= 0, let list = search.compiled.list(id) else { return (end, .unsaid) }
            let text = search.text(owner, of: id)
            let start = way(Array(list.sounds[list.range(of: text)]), source, end).start
            return (start, .entry(list.values[text], text: text))
        }
    }

    /// Where the cheapest way through these sounds begins that ends here.
    private func way(_ sounds: [UInt8], _ source: CostRow, _ end: Int) -> (cost: Int16, start: Int) {
        var row = (0...end).map { Step(cost: source[$0], start: Int16($0)) }
        var (wordStart, length) = (row, 0)
        for (index, sound) in sounds.enumerated() {
            if SoundList.isMark(sound) {
                let missing = search.missingCost(sounds[index - length..<index], sound)
                for place in row.indices where wordStart[place].cost &+ missing < row[place].cost {
                    row[place] = Step(cost: wordStart[place].cost &+ missing, start: wordStart[place].start)
                }
                (wordStart, length) = (row, 0)
            } else {
                advance(&row, sound)
                length += 1
            }
        }
        return (row[end].cost, Int(row[end].start))
    }

    private struct Step {
        var cost: Int16
        var start: Int16
    }

    /// In place: what stood at the place before is kept aside.
    private func advance(_ row: inout [Step], _ sound: UInt8) {
        let costs = search.prices.substitutions + Int(sound) * SoundTable.size
        let missing = search.rows.deletions[Int(sound)]
        row.withUnsafeMutableBufferPointer { row in
            var before = row[0]
            row[0].cost = min(row[0].cost &+ missing, SoundCost.never.rawValue)
            for place in 1..<max(row.count, 1) {
                let here = row[place]
                let through = before.cost &+ costs[Int(utterance.sounds[place - 1])]
                let extra = row[place - 1].cost &+ utterance.extras[place - 1]
                row[place].cost = min(here.cost &+ missing, SoundCost.never.rawValue)
                if through < row[place].cost { row[place] = Step(cost: through, start: before.start) }
                if extra < row[place].cost { row[place] = Step(cost: extra, start: row[place - 1].start) }
                before = here
            }
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
