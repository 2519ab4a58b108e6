/// Small words of a phrase that are not said, or said as others: what the cheapest way takes them for may be something else.
extension FlexibleSearch {
    /// A small word of the phrase that is found in a piece of some word is the one that is said as it is and would be left, or
    /// none: "in" is no piece of "nest" in "open otter tracks, heron nest in field notes".
    func withWholeSmallWords(_ trace: FlexibleTrace) -> FlexibleTrace {
        func isPiece(_ part: FlexibleTrace.Part) -> Bool {
            isSmall(part) && utterance.isPiece(part.sounds, beside: trace)
        }
        guard trace.parts.contains(where: isPiece) else { return trace }
        let sounds = trace.parts.map(\.sounds)
        return FlexibleTrace(
            parts: trace.parts.indices.map { place in
                let part = trace.parts[place]
                let start = place > 0 ? sounds[place - 1].upperBound : 0
                let end = place + 1 < sounds.count ? sounds[place + 1].lowerBound : utterance.sounds.count
                guard case .word(let word) = compiled.grammar.nodes[part.node].content, isPiece(part)
                else { return part }
                let whole = utterance.words.indices.map { utterance.wordStarts[$0]..<utterance.wordStarts[$0 + 1] }
                let said = whole.indices.last {
                    whole[$0].lowerBound >= start && whole[$0].upperBound <= end && says(Int(word), at: $0)
                }
                let sounds = said.map { whole[$0] } ?? part.sounds.lowerBound..<part.sounds.lowerBound
                return FlexibleTrace.Part(
                    node: part.node, sounds: sounds, words: utterance.words(sounds), filling: part.filling,
                    gain: part.gain, slip: 0)
            })
    }

    /// The words of a part. Small ones at the end of any words stand for the small word of the phrase that follows, if that is
    /// not said: "put bread on the work list" for "add … to …".
    func words(of part: FlexibleTrace.Part, before next: FlexibleTrace.Part?) -> Range<Int> {
        let words = part.words
        guard part.filling == .free, let next, isReplaced(next),
            let last = words.last(where: { utterance.kind(of: $0) != .function })
        else { return words }
        return words.lowerBound..<last + 1
    }

    /// Whether any words begin with another preposition than the one that the phrase has before them: "rename otter tracks from
    /// badger tracks" for "rename … to …".
    func isLedElsewhere(_ place: Int, of trace: FlexibleTrace) -> Bool {
        let part = trace.parts[place]
        guard place > 0, isReplaced(trace.parts[place - 1]) else { return false }
        let lead = trace.parts[place - 1].words.first ?? part.words.first
        return lead.map { word in
            compiled.senses.isPreposition(utterance.words[word].folded) && isBelieved([word], trace)
        } ?? false
    }

    /// Whether a small word of the phrase is not said, or another one in its place.
    private func isReplaced(_ part: FlexibleTrace.Part) -> Bool {
        guard case .word(let word) = compiled.grammar.nodes[part.node].content, words.isFunctionWord(Int(word)) else {
            return false
        }
        return part.sounds.isEmpty
            || part.words.allSatisfy {
                utterance.kind(of: $0) == .function && !says(Int(word), at: $0)
            }
    }
}
