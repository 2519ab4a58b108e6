/// Small words of a phrase that say where to, or which way, and are not said, or said as others.
extension FlexibleSearch {
    /// Whether one text lacks the word of the phrase that says which way ("turn the volume" for "turn the volume up"), or has
    /// another in its place.
    func lacksDirection(at place: Int, of trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard, let (word, text) = ownWord(at: place, of: trace), compiled.senses.isDirection(text),
            compiled.lexicon.isFunctionWord(text), isDirection(text, at: place, of: trace)
        else { return false }
        let part = trace.parts[place]
        if part.words.contains(where: { says(part, at: $0) }) { return false }
        return part.sounds.isEmpty || part.words.contains { isNoSlip(utterance.words[$0].folded, of: text) }
            || utterance.words.indices.contains { says(word, at: $0) && !trace.takes($0) }
    }

    /// Whether one text says another way in place of the phrase's: "turn the music off" is not even nearly "turn the music up".
    func saysOtherDirection(_ trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard else { return false }
        return trace.parts.indices.contains { place in
            let part = trace.parts[place]
            // Most are said as they are.
            guard case .word(let word) = compiled.grammar.nodes[part.node].content, words.isFunctionWord(Int(word)),
                !part.words.contains(where: { says(Int(word), at: $0) })
            else { return false }
            let text = compiled.grammar.wordTexts[Int(word)]
            guard compiled.senses.isDirection(text), isDirection(text, at: place, of: trace) else { return false }
            return utterance.words.indices.contains { other in
                let said = utterance.words[other].folded
                return (part.words.contains(other) || !trace.takes(other)) && compiled.senses.isDirection(said)
                    && !WordNeighbours.isOneSlip(said, text)
            }
        }
    }

    /// Whether a word says another way, or is too far from a small word to be a slip of it: "sauber" and "aus".
    private func isNoSlip(_ said: String, of text: String) -> Bool {
        compiled.senses.hasDirection(said) || abs(said.count - text.count) > 1
    }

    /// Whether a small word belongs to what is done, not to a name behind it: it is the last of a phrase, or half of its verb.
    private func isDirection(_ text: String, at place: Int, of trace: FlexibleTrace) -> Bool {
        let behind = trace.parts[(place + 1)...]
        let isLast =
            behind.isEmpty || behind.count > 1 && behind.dropLast().allSatisfy(isSmall) && isContext(behind.last)
        if isLast { return true }
        let verb = trace.parts.indices.lazy.compactMap { self.ownWord(at: $0, of: trace)?.text }.first
        return verb.map { compiled.lexicon.actions(of: "\($0) \(text)") != 0 } ?? false
    }

    /// Whether a part is the name of the app.
    private func isContext(_ part: FlexibleTrace.Part?) -> Bool {
        guard let part, case .slot(_, isContext: true, _) = compiled.grammar.nodes[part.node].content else {
            return false
        }
        return true
    }

    private func ownWord(at place: Int, of trace: FlexibleTrace) -> (word: Int, text: String)? {
        guard case .word(let word) = compiled.grammar.nodes[trace.parts[place].node].content else { return nil }
        return (Int(word), compiled.grammar.wordTexts[Int(word)])
    }

    /// Whether a small word before a slot says the contrary of the phrase's, which is not said ("from work" for "to work", "auf
    /// der Liste" for "von der Liste"), or makes two of what is one ("the lights and the kitchen").
    func turnsLead(at place: Int, of trace: FlexibleTrace) -> Bool {
        let part = trace.parts[place]
        guard place > 0, isSmall(trace.parts[place - 1]), let start = part.words.first(where: { isSaid($0, by: part) })
        else { return false }
        let small = trace.parts[..<place].reversed().prefix(while: isSmall).count
        let before = utterance.words.indices[..<start].reversed().prefix { word in
            !utterance.isMeant(word)
                && !trace.parts[..<(place - small)].contains { isSaid(word, by: $0) && $0.filling != .free }
        }
        guard !before.isEmpty else { return false }
        func isContrary(_ said: String, _ lead: String) -> Bool {
            part.filling == .free
                ? compiled.senses.exclude(said, lead) : compiled.senses.excludeBeforeNames(said, lead)
        }
        var (isTurned, isLeadSaid) = (false, false)
        for lead in place - small..<place {
            guard case .word(let word) = compiled.grammar.nodes[trace.parts[lead].node].content else { continue }
            if before.contains(where: { says(Int(word), at: $0) }) {
                isLeadSaid = true
            } else {
                let text = compiled.grammar.wordTexts[Int(word)]
                isTurned = isTurned || before.contains { isContrary(utterance.words[$0].folded, text) }
            }
        }
        // Of several texts each may have "and" for "in".
        let isJoined = !prices.isHeard && !isLeadSaid && before.contains(where: utterance.joiners.contains)
        return (isTurned || isJoined) && isBelieved(Set(before).union(part.words), trace)
    }

    /// Whether a sentence begins with a small word that the phrase has elsewhere, as a question does: "is the score 3 to 2".
    func asksInOrder(_ trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard, let first = utterance.words.indices.first, utterance.kind(of: first) == .function,
            !trace.takes(first)
        else { return false }
        return trace.parts.indices.dropFirst().contains { place in
            guard let (word, _) = ownWord(at: place, of: trace), trace.parts[place].sounds.isEmpty else { return false }
            return says(word, at: first)
                && trace.parts[..<place].contains { !$0.sounds.isEmpty && !isSmall($0) }
        }
    }

    /// Whether in one text a slot becomes what something is done to, because neither that nor the preposition between is said:
    /// "remove the focus list" removes no song from it, as "remove this from ${list}" does.
    func losesObject(_ trace: FlexibleTrace) -> Bool {
        guard !prices.isHeard else { return false }
        return trace.parts.indices.contains { place in
            let part = trace.parts[place]
            guard case .slot(_, isContext: false, _) = compiled.grammar.nodes[part.node].content, !part.sounds.isEmpty
            else { return false }
            let unsaid = trace.parts.indices[..<place].reversed().prefix {
                isSmall(trace.parts[$0]) && trace.parts[$0].sounds.isEmpty
            }.compactMap { ownWord(at: $0, of: trace)?.text }
            return unsaid.contains(where: compiled.senses.isPreposition)
                && unsaid.contains { !compiled.senses.isPreposition($0) && !compiled.senses.isArticle($0) }
        }
    }
}
