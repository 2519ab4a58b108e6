/// Words that are no names, and numbers that are others.
extension FlexibleSearch {
    /// Whether one text has in place of a name half of it, or of a word of it another, and that is what everybody says: "ceiling"
    /// is no "ceiling fan", and "hamster" no "hamper".
    func saysOrdinary(_ part: FlexibleTrace.Part, inPlaceOf text: Int, of list: SlotListID) -> Bool {
        guard !prices.isHeard, !part.sounds.isEmpty, let vocabulary = self.list(list)?.vocabulary else { return false }
        let own = vocabulary.words(of: text)
        let said = part.words.filter { utterance.isMeant($0) || own.contains(utterance.words[$0].folded) }
            .flatMap(utterance.spelled)
        let name = own.filter { !compiled.lexicon.isFunctionWord($0) || said.contains($0) }
        guard said.joined() != name.joined() else { return false }
        let missing = name.filter { !said.contains($0) }
        let strange = said.filter { !name.contains($0) }
        if strange.isEmpty { return 2 * said.count <= name.count && said.allSatisfy(compiled.senses.isOrdinary) }
        return strange.contains { word in
            compiled.senses.isOrdinary(word) && !missing.contains { word.isForm(of: $0) || soundsLike(word, $0) }
        }
    }

    private func soundsLike(_ word: String, _ other: String) -> Bool {
        compiled.reader.sounds(of: word) == compiled.reader.sounds(of: other)
    }
}

extension FlexibleSearch {
    /// Whether a number stands behind a word that makes a difference, or a limit, of it, where the phrase has none.
    func changesNumber(at place: Int, of trace: FlexibleTrace) -> Bool {
        let part = trace.parts[place]
        guard !part.words.isEmpty, saysNumber(part.words) else { return false }
        let before = utterance.words.indices[..<part.words.lowerBound].reversed().prefix { word in
            !isSaid(word, trace)
                && (!utterance.isMeant(word) || compiled.senses.isRelative(utterance.words[word].folded))
        }
        return before.contains { compiled.senses.isRelative(utterance.words[$0].folded) }
            && isBelieved(Set(part.words), trace)
    }

    private func saysNumber(_ words: Range<Int>) -> Bool {
        utterance.saysNumber && compiled.numbers.signature(of: utterance.words[words].lazy.map(\.folded)) != .none
    }

    /// Whether a slot would hold the number that a small word sounds like, which stands there for one of the phrase: "set a timer
    /// for minutes" says no four.
    func inventsNumber(_ trace: FlexibleTrace) -> Bool {
        trace.parts.indices.dropFirst().contains { place in
            let part = trace.parts[place]
            guard !part.words.isEmpty,
                case .slot(let id, isContext: false, _) = compiled.grammar.nodes[part.node].content,
                case .entry(_, let text) = part.filling, let list = list(id), list.numbers[text] != .none,
                part.words.allSatisfy({ utterance.kind(of: $0) == .function }), !saysNumber(part.words),
                case .word(let lead) = compiled.grammar.nodes[trace.parts[place - 1].node].content,
                words.isFunctionWord(Int(lead))
            else { return false }
            // Of several texts each may lack the small word, or have another for it.
            let isLead = part.words.contains { says(Int(lead), at: $0) }
            guard isLead && isBelieved(Set(part.words), trace) || !prices.isHeard else { return false }
            return !trace.parts[place - 1].words.contains { isSaid($0, trace) }
        }
    }
}
