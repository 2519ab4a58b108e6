/// Verbs that are others than those of a phrase.
extension FlexibleSearch {
    /// Whether a word with a meaning is said in place of a word of the phrase, or that in another form, or another verb for what
    /// is done by hand.
    ///
    /// - takesOtherWords: any other word counts, not only one that cannot be misheard.
    func replaces(_ word: Int, at place: Int, of trace: FlexibleTrace, takesOtherWords: Bool) -> Bool {
        let part = trace.parts[place]
        guard !part.sounds.isEmpty, !words.isFunctionWord(word) else { return false }
        let text = compiled.grammar.wordTexts[word]
        if let said = words.alternatives(of: word).first(where: { isExactly(words.sounds(of: $0), part.sounds) }) {
            return said != words.alternatives(of: word).lowerBound && isHandled(text, part)
        }
        let isVerb = isVerb(text, at: place, of: trace)
        return part.words.contains { place in
            if utterance.actions(of: place) & compiled.lexicon.actions(of: text) != 0 { return isHandled(text, part) }
            let said = utterance.words[place].folded
            let isOther =
                compiled.senses.areContrary(said, text)
                || isVerb && isOtherForm(said, of: text, leastEnding: takesOtherWords ? 1 : 2)
                || takesOtherWords && (isVerb || !prices.isHeard && !said.isForm(of: text))
                    && isOtherWord(place, than: text)
            return isOther && isBelieved(Set(part.words), trace)
        }
    }

    /// Whether a word is another form of a verb, or of one that means the same.
    private func isOtherForm(_ said: String, of verb: String, leastEnding: Int) -> Bool {
        compiled.senses.isOtherForm(said, of: verb, leastEnding: leastEnding)
            || compiled.lexicon.synonyms(of: verb).contains { synonym in
                synonym.words.contains { compiled.senses.isOtherForm(said, of: $0, leastEnding: leastEnding) }
            }
    }

    /// Whether a word of the phrase says what is done: it does so in the language, or the phrase begins with it or, as far as one
    /// text alone says, ends with it.
    private func isVerb(_ text: String, at place: Int, of trace: FlexibleTrace) -> Bool {
        if compiled.lexicon.actions(of: text) != 0 { return true }
        func isSlotOrSmall(_ part: FlexibleTrace.Part) -> Bool {
            if case .word = compiled.grammar.nodes[part.node].content { isSmall(part) } else { true }
        }
        return trace.parts[..<place].allSatisfy(isSlotOrSmall)
            || !prices.isHeard && trace.parts[(place + 1)...].allSatisfy(isSlotOrSmall)
    }

    /// Whether a word means something of its own: everybody says it, or a phrase has it. Small ones are misheard for any.
    private func isOtherWord(_ place: Int, than text: String) -> Bool {
        let said = utterance.words[place].folded
        if prices.isHeard && !utterance.isMeant(place) || compiled.senses.areForms(said, text) { return false }
        return utterance.isKnown(place) || utterance.actions(of: place) != 0 || compiled.senses.isOrdinary(said)
    }

    /// Whether what is done is done by hand, or to what goes on by itself, and another verb is said for it.
    private func isHandled(_ verb: String, _ part: FlexibleTrace.Part) -> Bool {
        let said = utterance.words[part.words].map(\.folded).joined(separator: " ")
        return compiled.senses.isDealing(verb, butNot: said, with: utterance.words.lazy.map(\.folded))
    }
}

extension String {
    /// Singular and plural, as many languages have it.
    func isForm(of other: String) -> Bool {
        let (short, long) = utf8.count < other.utf8.count ? (self, other) : (other, self)
        return short.utf8.count > 2 && long.utf8.count == short.utf8.count + 1 && long.hasPrefix(short)
    }
}
