/// What makes something else of a phrase than it says, though hardly a sound or a letter is different.
///
/// One text alone is believed word for word. Of what a recogniser offers several texts for, a word is believed where all others
/// are as the phrase has them.
extension FlexibleSearch {
    /// Whether something else may be meant: another verb or another form of it, a word that turns what is done or how much of it.
    /// That is at most worth a question.
    func tellsOtherwise(_ trace: FlexibleTrace) -> Bool {
        trace.parts.indices.contains { place in
            let part = trace.parts[place]
            return switch (compiled.grammar.nodes[part.node].content, part.filling) {
            case (.word(let word), _):
                replaces(Int(word), at: place, of: trace, takesOtherWords: false)
                    || lacksDirection(at: place, of: trace)
            case (.slot(let list, isContext: false, _), .entry(_, let text)):
                saysOrdinary(part, inPlaceOf: text, of: list) || changesNumber(at: place, of: trace)
                    || turnsLead(at: place, of: trace)
            case (.slot(_, isContext: false, _), .free):
                changesNumber(at: place, of: trace) || isLedElsewhere(place, of: trace)
                    || turnsLead(at: place, of: trace)
            default: false
            }
        } || isTurned(trace) || asksInOrder(trace) || leavesWords(trace) || losesObject(trace)
    }

    /// Whether a word stands in place of one of the phrase, as one of several texts often has it.
    func saysOtherWords(_ trace: FlexibleTrace) -> Bool {
        trace.parts.indices.contains { place in
            guard case .word(let word) = compiled.grammar.nodes[trace.parts[place].node].content else { return false }
            return replaces(Int(word), at: place, of: trace, takesOtherWords: true)
        }
    }

    /// Whether several texts say more than the phrase. One text that does so asks for more, see `saysMore`.
    private func leavesWords(_ trace: FlexibleTrace) -> Bool {
        guard prices.isHeard else { return false }
        let left = utterance.leftovers(beside: trace, compiled.senses)
        return !left.isEmpty && isBelieved(Set(left.joined()), trace)
    }

    /// Whether a word is left that makes something else of the whole: "out", "without".
    private func isTurned(_ trace: FlexibleTrace) -> Bool {
        let senses = compiled.senses
        let last = utterance.words.indices.last { utterance.kind(of: $0) != .filler }
        return utterance.words.indices.contains { place in
            let word = utterance.words[place].folded
            return (senses.isTurning(word) || place == last && senses.isParticle(word)) && !isSaid(place, trace)
                && isBelieved([place], trace)
        }
    }

    /// Whether words are as they were said. A recogniser that offers several texts takes any word for another; where it has all
    /// others as the phrase has them, and none of the phrase is missing, these are hardly misheard.
    func isBelieved(_ words: Set<Int>, _ trace: FlexibleTrace) -> Bool {
        guard prices.isHeard else { return true }
        let isRestOwn = utterance.words.indices.allSatisfy { word in
            words.contains(word) || !utterance.isMeant(word)
                || trace.parts.contains { $0.words.contains(word) && (says($0, at: word) || isExactName($0)) }
        }
        return isRestOwn && trace.parts.allSatisfy { !words.isDisjoint(with: $0.words) || isSaidWhole($0) }
    }

    /// Whether a name is said as it is, be it in other words: "day book".
    private func isExactName(_ part: FlexibleTrace.Part) -> Bool {
        guard case .slot(let id, _, _) = compiled.grammar.nodes[part.node].content,
            case .entry(_, let text) = part.filling, let list = list(id)
        else { return false }
        return utterance.sounds[part.sounds].elementsEqual(
            list.sounds[list.range(of: text)].lazy.filter { !SoundList.isMark($0) })
    }

    /// Whether all of a phrase is said as it is, and nothing else; small words need not be.
    func saysWordForWord(_ trace: FlexibleTrace) -> Bool {
        trace.parts.allSatisfy(isSaidWhole) && utterance.leftovers(beside: trace, compiled.senses).isEmpty
    }

    /// Whether all words of a part are said as they are; small ones need not be.
    private func isSaidWhole(_ part: FlexibleTrace.Part) -> Bool {
        switch (compiled.grammar.nodes[part.node].content, part.filling) {
        case (.word, _): isSmall(part) || part.words.contains { says(part, at: $0) }
        case (.slot(let list, isContext: false, _), .entry(_, let text)):
            isExactName(part)
                || self.list(list)?.vocabulary.words(of: text).allSatisfy { word in
                    compiled.lexicon.isFunctionWord(word)
                        || part.words.contains { utterance.says(compiled.reader.sounds(of: word), at: $0) }
                } ?? true
        default: true
        }
    }

    /// Whether a word is one of the phrase's own, or in a slot.
    func isSaid(_ word: Int, _ trace: FlexibleTrace) -> Bool { trace.parts.contains { isSaid(word, by: $0) } }

    /// Whether a part has a word; a small one before a name or behind it is none of it.
    func isSaid(_ word: Int, by part: FlexibleTrace.Part) -> Bool {
        guard part.words.contains(word) else { return false }
        switch (compiled.grammar.nodes[part.node].content, part.filling) {
        case (.word(let number), _):
            return words.alternatives(of: Int(number)).contains { isExactly(words.sounds(of: $0), part.sounds) }
        case (.slot(let list, _, _), .entry(_, let text)):
            return utterance.isMeant(word)
                || self.list(list)?.vocabulary.words(of: text).contains(utterance.words[word].folded) ?? false
        default: return true
        }
    }

    /// Whether whole words are said as these sounds.
    func isExactly(_ sounds: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        utterance.wordStarts.contains(range.lowerBound) && utterance.wordStarts.contains(range.upperBound)
            && utterance.sounds[range].elementsEqual(sounds)
    }
}
