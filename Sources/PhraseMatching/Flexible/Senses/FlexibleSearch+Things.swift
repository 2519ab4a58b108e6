/// Words that are no names, and numbers that are others.
extension FlexibleSearch {
    /// Whether one text has in place of a name half of it, or of a word of it another, and that is what everybody says: "ceiling"
    /// is no "ceiling fan", and "hamster" no "hamper".
    func saysOrdinary(_ part: FlexibleTrace.Part, inPlaceOf text: Int, of list: SlotListID) -> Bool {
        guard !prices.isHeard, !part.sounds.isEmpty, let vocabulary = self.list(list)?.vocabulary else { return false }
        let own = vocabulary.words(of: text)
        let said = spelled(part, as: own)
        let name = own.filter { !compiled.lexicon.isFunctionWord($0) || said.contains($0) }
        if tellsAnother(part, than: own, isLong: vocabulary.isLong) { return true }
        guard said.joined() != name.joined() else { return false }
        let missing = name.filter { !said.contains($0) }
        let strange = said.filter { !name.contains($0) }
        if strange.isEmpty { return 2 * said.count <= name.count && said.allSatisfy(compiled.senses.isOrdinary) }
        return strange.contains { word in
            if compiled.senses.isOrdinary(word)
                && !missing.contains(where: { word.isForm(of: $0) || soundsLike(word, $0) })
            {
                return true
            }
            // Of a long list another name may be listed as well, and is found then.
            if !vocabulary.isLong, compiled.senses.isName(word), !missing.contains(where: { soundsLike(word, $0) }) {
                return true
            }
            return missing.contains {
                compiled.senses.areContrary(word, $0) || compiled.senses.nameOthers(word, $0)
                    || compiled.senses.isCompound(word, endingAs: $0)
                    || !vocabulary.isLong && isAnotherWord(word, than: $0)
                    || !vocabulary.isLong && name.count == 1 && compiled.senses.differAtFirst(word, $0)
                        && !soundsLike(word, $0)
            } || !vocabulary.isLong && strange.count == missing.count && missing.allSatisfy { isFar(word, from: $0) }
        }
    }

    /// Whether a word is no slip of another, neither by its letters nor by its sounds: "Venice" and "Nice", "Phoenician" and
    /// "Phoenix".
    private func isFar(_ word: String, from own: String) -> Bool {
        if WordNeighbours.isOneSlip(word, own) || soundsLike(word, own) { return false }
        if word.first != own.first { return true }
        let reader = compiled.reader
        return EditDistance.typos(Array(word.unicodeScalars), Array(own.unicodeScalars)) == nil
            && SoundDistance.between(reader.sounds(of: word), reader.sounds(of: own)) > 1
    }

    /// Whether a word is no slip of another that it resembles: it ends long before or behind it ("Stephan" and "Stephanie"), or
    /// has another letter of three ("Tim" and "Tom"), or one more within ("Joan" and "Jon").
    private func isAnotherWord(_ word: String, than own: String) -> Bool {
        if own.count == 3, word.count == 4, word.first == own.first, !word.hasPrefix(own), !soundsLike(word, own) {
            return !word.isDoubling(own)
        }
        let (short, long) = word.count < own.count ? (word, own) : (own, word)
        if long.count > short.count { return long.count > short.count + 1 && short.count > 2 && long.hasPrefix(short) }
        return short.count <= 3 && word.sorted() != own.sorted() && !soundsLike(word, own)
    }

    /// Whether a small word that tells names apart is another one, or none: "my river" is no "Your River". In a long list there
    /// may be one with it and one without.
    private func tellsAnother(_ part: FlexibleTrace.Part, than own: [String], isLong: Bool) -> Bool {
        let senses = compiled.senses
        let words = utterance.words.indices
        func isLead(_ word: Int) -> Bool { !utterance.isMeant(word) }
        let around =
            words[..<part.words.lowerBound].reversed().prefix(while: isLead) + part.words
            + words[part.words.upperBound...].prefix(while: isLead)
        let said = around.map { utterance.words[$0].folded }
        let missing = own.filter { senses.isTelling($0) && !said.contains($0) }
        let strange = said.contains { senses.isTelling($0) && !own.contains($0) }
        if said.contains(where: { senses.isQuantifier($0) && !own.contains($0) }), lacksWord(part, of: own) {
            return true
        }
        return missing.contains(where: senses.isDenying)
            || (isLong ? strange || !missing.isEmpty : strange && !missing.isEmpty)
    }

    /// Whether a word of a name that tells something is not said, nor another form of it: "all lights" of "hall light".
    private func lacksWord(_ part: FlexibleTrace.Part, of own: [String]) -> Bool {
        let said = part.words.flatMap(utterance.spelled)
        return own.contains { word in
            !compiled.lexicon.isFunctionWord(word) && !said.contains { $0 == word || $0.isForm(of: word) }
        }
    }

    /// Of one text that says some words of a name of a short list, and no others, those other entries that have all these
    /// words as well: "heron" may be "heron nest" or "heron at low tide".
    func othersWithPart(_ part: FlexibleTrace.Part) -> [UInt32] {
        guard case .slot(let id, isContext: false, _) = compiled.grammar.nodes[part.node].content,
            case .entry(let value, let text) = part.filling, let list = list(id), !list.vocabulary.isLong
        else { return [] }
        let own = list.vocabulary.words(of: text)
        let said = spelled(part, as: own)
        guard !said.isEmpty, said.count < own.count else { return [] }
        let meant = said.compactMap { word in
            own.contains(word) ? word : own.first { WordNeighbours.isOneSlip(word, $0) }
        }
        guard meant.count == said.count else { return [] }
        var others: [UInt32] = []
        for (text, other) in list.values.enumerated() where other != value && !others.contains(other) {
            let name = list.vocabulary.words(of: text)
            if zip(said, meant).allSatisfy({ name.contains($0) || name.contains($1) }) { others.append(other) }
        }
        return Array(others.prefix(MatchResult.limit - 1))
    }

    /// The words of a part that mean something, or are words of its name.
    private func spelled(_ part: FlexibleTrace.Part, as own: [String]) -> [String] {
        part.words.filter { utterance.isMeant($0) || own.contains(utterance.words[$0].folded) }
            .flatMap(utterance.spelled)
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

    /// Whether some words say a number.
    func saysNumber(_ words: Range<Int>) -> Bool {
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

extension String {
    /// Whether it is another word but for letters that are written twice.
    fileprivate func isDoubling(_ other: String) -> Bool {
        func single(_ text: String) -> [Character] {
            text.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
        return single(self) == single(other)
    }
}
