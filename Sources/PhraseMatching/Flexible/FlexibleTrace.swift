/// How an utterance was explained by one phrase: part by part, from its end back to its beginning.
struct FlexibleTrace {
    /// A node of the phrase and the sounds that it explains.
    struct Part {
        let node: Int
        let sounds: Range<Int>
        /// See `HeardUtterance.words`.
        let words: Range<Int>
        let filling: Filling
        /// How much likelier the sounds are as this than as nothing in particular, in nats.
        let gain: Double
        /// By how much the word, or the worst of a name, differs more than a slip explains, in nats; 0 if none does.
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

    init(parts: [Part]) { self.parts = parts }

    /// - Returns: `nil` if the ending is out of reach.
    init?(_ search: FlexibleSearch, ending: Int) {
        var parts: [Part] = []
        parts.reserveCapacity(8)
        var position = search.math.count
        var node = Int(search.compiled.grammar.endings[ending].node)
        while node >= 0 {
            let info = search.compiled.grammar.nodes[node]
            guard let part = search.part(node, info, endingAt: position) else { return nil }
            parts.append(part)
            position = part.sounds.lowerBound
            node = Int(info.parent)
        }
        parts.reverse()
        self.parts = parts
    }

    func part(behind place: Int) -> Part? { place + 1 < parts.count ? parts[place + 1] : nil }

    /// Whether a part explains a word.
    func takes(_ word: Int) -> Bool { parts.contains { $0.words.contains(word) } }

    /// Nothing is said of what the phrase has of its own, neither a name nor a word that is not everywhere: all of it
    /// would be words that fit any phrase with a slot for them.
    func saysNothing(of grammar: FlexibleGrammar) -> Bool {
        var hasOwn = false
        for part in parts {
            let isOwn =
                switch (grammar.nodes[part.node].content, part.filling) {
                case (.word(let number), _): !grammar.words.isFunctionWord(Int(number))
                case (.slot(_, isContext: false, _), .entry): true
                default: false
                }
            guard isOwn else { continue }
            hasOwn = true
            if !part.sounds.isEmpty { return false }
        }
        return hasOwn
    }
}

/// Where the sounds of one node begin.
extension FlexibleSearch {
    fileprivate func part(_ node: Int, _ info: FlexibleGrammar.Node, endingAt position: Int) -> FlexibleTrace.Part? {
        let behind = rows.behind(node)[position]
        guard behind < SoundCost.never.rawValue, let end = end(node, position, behind) else { return nil }
        let source = source(of: info)
        let (start, filling, slip) = start(info.content, node, source, end)
        let cost = rows.core(node)[end] - source[start]
        let heard = rows.background[end] - rows.background[start]
        return FlexibleTrace.Part(
            node: node, sounds: start..<end, words: utterance.words(start..<end), filling: filling,
            gain: (Double(heard) - Double(cost)) / SoundCost.unitsPerNat, slip: Double(slip) / SoundCost.unitsPerNat)
    }

    /// Before the words that the phrase does not have.
    private func end(_ node: Int, _ position: Int, _ cost: Int16) -> Int? {
        let (core, gaps) = (rows.core(node), rows.gaps)
        var passed: Int16 = 0
        var end = position
        while core[end] &+ passed != cost {
            guard end > 0 else { return nil }
            passed &+= gaps[end]
            end -= 1
        }
        return end
    }

    private func start(
        _ content: FlexibleGrammar.Content, _ node: Int, _ source: CostRow, _ end: Int
    ) -> (Int, FlexibleTrace.Filling, slip: Int16) {
        switch content {
        case .reordered: return (end, .word, 0)
        case .word(let number):
            let (start, slip) = start(ofWord: Int(number), source, end, cost: rows.core(node)[end])
            return (start, .word, slip)
        case .slot(let id, _, _):
            let owner = rows.owners(node)[end]
            if owner == Owner.free { return (freeStart(source, node, end), .free, 0) }
            guard owner >= 0, let list = list(id) else { return (end, .unsaid, 0) }
            let text = text(owner, of: id)
            let range = list.range(of: text)
            let sounds = UnsafeBufferPointer(rebasing: list.sounds[range])
            let way = PathThroughSounds(self, sounds, source, end).back()
            return (way.start, .entry(list.values[text], text: text), way.slip)
        }
    }

    /// By the alternative that costs least, or left out.
    private func start(
        ofWord word: Int, _ source: CostRow, _ end: Int, cost least: Int16
    ) -> (start: Int, slip: Int16) {
        let alternatives = words.alternatives(of: word)
        func more(_ alternative: Int) -> Int16 { alternative == alternatives.lowerBound ? 0 : costs.synonym }
        var best = (alternative: alternatives.lowerBound, cost: Int16.max)
        if alternatives.count > 1 {
            let math = math.narrowed(to: end)
            for alternative in alternatives {
                let cost = readSounds(words.sounds(of: alternative), source, math)[end] &+ more(alternative)
                if cost < best.cost { best = (alternative, cost) }
                // Nothing costs less than what the search found.
                if cost == least { break }
            }
        }
        let missing = missingCost(ofWord: word)
        let path = PathThroughSounds(self, words.sounds(of: best.alternative), source, end)
        if path.cost &+ more(best.alternative) <= source[end] &+ missing {
            let way = path.back()
            if way.start < end { return way }
        }
        return (end, missing &- costs.allowanceOfMissing)
    }

    private func freeStart(_ source: CostRow, _ node: Int, _ end: Int) -> Int {
        let cost = rows.core(node)[end]
        for word in utterance.words.indices.reversed() where utterance.wordStarts[word] < end {
            let start = utterance.wordStarts[word]
            let said = rows.background[end] - rows.background[start]
            if source[start] &+ costs.freeText &+ said == cost { return start }
        }
        return 0
    }
}
