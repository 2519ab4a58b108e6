/// What of an utterance no part of a phrase explains, and in which order the parts are said.
extension FlexibleSearch {
    /// Whether one text alone says more than a phrase, or says it in a way that nobody does. Of several texts of a recogniser
    /// each has words that nobody said.
    func saysMore(_ trace: FlexibleTrace, _ template: TemplateID) -> Bool {
        !prices.isHeard
            && (leavesStrangers(trace, template) || saysInDisorder(trace) || trace.parts.contains(where: isFarOff))
    }

    /// Whether a word is left that no phrase has which does the same: "delete otter tracks tomorrow". What is done may be said
    /// twice: "create a new note".
    private func leavesStrangers(_ trace: FlexibleTrace, _ template: TemplateID) -> Bool {
        let actions = compiled.grammar.actions[Int(template.rawValue)]
        let strangers = utterance.words.indices.filter { word in
            utterance.isMeant(word) && utterance.actions(of: word) & actions == 0 && !trace.takes(word)
                && !compiled.isSaid(utterance.words[word].folded, for: template)
                || utterance.isDictated(word, beside: trace, compiled.senses)
        }
        return strangers.contains { word in !trace.parts.contains { isSaid(word, of: $0) } }
    }

    /// Of one text alone, the words right before or behind a name that say what it is.
    func nouns(beside trace: FlexibleTrace) -> [Int] {
        guard !prices.isHeard else { return [] }
        return trace.parts.flatMap { part in
            [part.words.lowerBound - 1, part.words.upperBound].filter {
                utterance.words.indices.contains($0) && !trace.takes($0) && isSaid($0, of: part)
            }
        }
    }

    /// Of one text alone, the words that say again what is done.
    func verbs(beside trace: FlexibleTrace, _ template: TemplateID) -> [Int] {
        let actions = compiled.grammar.actions[Int(template.rawValue)]
        guard !prices.isHeard, actions != 0 else { return [] }
        return utterance.words.indices.filter {
            utterance.isMeant($0) && utterance.actions(of: $0) & actions != 0 && !trace.takes($0)
        }
    }

    /// Whether a word says what a name is: "my groceries list".
    private func isSaid(_ word: Int, of part: FlexibleTrace.Part) -> Bool {
        guard case .slot(let list, isContext: false, _) = compiled.grammar.nodes[part.node].content,
            !part.sounds.isEmpty
        else { return false }
        return compiled.source.list(list)?.name.nouns.contains(utterance.words[word].folded) ?? false
    }

    /// Whether all that is left is of names that one of the phrase's slots might have held as well.
    func areNames(_ leftovers: [Range<Int>], beside trace: FlexibleTrace) -> Bool {
        leftovers.allSatisfy { words in
            trace.parts.contains { part in
                guard case .slot(let id, isContext: false, _) = compiled.grammar.nodes[part.node].content,
                    case .entry = part.filling, let names = list(id)?.vocabulary.words
                else { return false }
                return words.allSatisfy { !utterance.isMeant($0) || names.contains(utterance.words[$0].folded) }
            }
        }
    }

    /// Whether a small word of the phrase would have to be one with a meaning, or the beginning of one: "desk" is no "the".
    private func isFarOff(_ part: FlexibleTrace.Part) -> Bool {
        guard isSmall(part), !part.sounds.isEmpty, part.slip > 0 else { return false }
        let isWhole = utterance.wordStarts.contains(part.sounds.upperBound)
        return (!isWhole || part.slip > 0.75 * prices.costs.slip)
            && part.words.contains(where: utterance.isMeant)
    }

    /// Whether a word of the phrase, or of a name in it, is said elsewhere than there: "turn desk brightness lights"
    /// is no order to anybody.
    private func saysInDisorder(_ trace: FlexibleTrace) -> Bool {
        let loose = utterance.words.indices.filter { utterance.isMeant($0) && !trace.takes($0) }
        guard !loose.isEmpty else { return false }
        return trace.parts.contains { part in
            switch (compiled.grammar.nodes[part.node].content, part.filling) {
            case (.word(let word), _) where part.sounds.isEmpty && !words.isFunctionWord(Int(word)):
                loose.contains { says(Int(word), at: $0) }
            case (.slot(let list, isContext: false, _), .entry(_, let text)):
                loose.contains { loose in
                    self.list(list)?.vocabulary.words(of: text).contains(utterance.words[loose].folded) ?? false
                }
            default: false
            }
        }
    }

    /// Whether nobody says the phrase in this way.
    func isNoWay(_ trace: FlexibleTrace) -> Bool {
        trace.saysNothing(of: compiled.grammar) || swapsSlots(trace) || inventsNumber(trace) || takesOwnWords(trace)
    }

    /// Whether any words would be but small ones of the phrase that stand beside them: "add to groceries" adds nothing.
    private func takesOwnWords(_ trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard else { return false }
        return trace.parts.indices.contains { place in
            let part = trace.parts[place]
            guard part.filling == .free, part.words.allSatisfy({ utterance.kind(of: $0) == .function }) else {
                return false
            }
            let beside = trace.parts[..<place].suffix(1) + trace.parts[(place + 1)...].prefix(1)
            return beside.contains { neighbour in
                guard case .word(let word) = compiled.grammar.nodes[neighbour.node].content else { return false }
                return neighbour.sounds.isEmpty && part.words.contains { says(Int(word), at: $0) }
            }
        }
    }

    /// Whether one text alone has before a slot the word that the phrase has before another: "to Paris from London" does not
    /// fill "from … to …" in this order.
    private func swapsSlots(_ trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard else { return false }
        let slots = trace.parts.indices.compactMap { place -> (lead: Int?, first: Int?)? in
            let part = trace.parts[place]
            guard case .slot = compiled.grammar.nodes[part.node].content else { return nil }
            let first = part.sounds.isEmpty ? nil : part.words.lowerBound
            guard place > 0, case .word(let word) = compiled.grammar.nodes[trace.parts[place - 1].node].content,
                words.isFunctionWord(Int(word))
            else { return (nil, first) }
            return (Int(word), first)
        }
        let leads = Set(slots.compactMap(\.lead))
        guard leads.count > 1 else { return false }
        return slots.contains { slot in
            guard let first = slot.first, first > 0 else { return false }
            func isSaid(_ word: Int) -> Bool { says(word, at: first - 1) }
            return slot.lead.map(isSaid) != true && leads.contains(where: isSaid)
        }
    }

    /// Whether a word of a phrase is said as it is.
    func says(_ word: Int, at place: Int) -> Bool {
        utterance.says(words.sounds(of: words.alternatives(of: word).lowerBound), at: place)
    }
}

extension HeardUtterance {
    /// Whether a word has a meaning of its own.
    func isMeant(_ word: Int) -> Bool { kind(of: word) == .other || kind(of: word) == .known }

    /// Whether a word that often means nothing is said in the midst of what is dictated, where no part explains it: "hello" in
    /// "write hello in daybook tomorrow".
    func isDictated(_ word: Int, beside trace: FlexibleTrace, _ senses: SenseLexicon) -> Bool {
        guard kind(of: word) == .filler, trace.parts.contains(where: { $0.filling == .free }), !trace.takes(word),
            !senses.isSkipped(words[word].folded)
        else { return false }
        return words.indices[..<word].contains(where: trace.takes)
            && words.indices[word...].contains(where: trace.takes)
    }

    /// Words in a row that no part explains, where one of them has a meaning, from the first to the last that is no filler.
    func leftovers(beside trace: FlexibleTrace, _ senses: SenseLexicon) -> [Range<Int>] {
        func isDictated(_ word: Int) -> Bool { self.isDictated(word, beside: trace, senses) }
        var leftovers: [Range<Int>] = []
        for word in words.indices where !trace.takes(word) && (kind(of: word) != .filler || isDictated(word)) {
            if let last = leftovers.last, last.upperBound == word {
                leftovers[leftovers.count - 1] = last.lowerBound..<word + 1
            } else {
                leftovers.append(word..<word + 1)
            }
        }
        return leftovers.filter { $0.contains { isMeant($0) || isDictated($0) } }
    }
}

extension String {
    /// The words of a type's name: "task" and "list" for "TaskList".
    fileprivate var nouns: [String] {
        var nouns: [String] = []
        for letter in self {
            if nouns.isEmpty || letter.isUppercase { nouns.append("") }
            nouns[nouns.count - 1] += letter.lowercased()
        }
        return nouns
    }
}
