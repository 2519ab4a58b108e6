/// Small words of a phrase that are not said, or said as others: what the cheapest way takes them for may be something else.
extension FlexibleSearch {
    /// A small word of the phrase that is found in a piece of some word, or in another word, is the one that is said as it is and
    /// would be left: "in" is no piece of "nest" in "open otter tracks, heron nest in field notes". Without one a piece of a word is
    /// none, and neither is a number. What is given back belongs to any words beside it: "un minuteur deux heures" is no hour
    /// behind a "de".
    func withWholeSmallWords(_ trace: FlexibleTrace) -> FlexibleTrace {
        guard !prices.isHeard, trace.parts.contains(where: isMistaken) else { return trace }
        let known = trace.parts.map(\.sounds)
        var sounds = known
        for (place, part) in trace.parts.enumerated() where isMistaken(part) {
            let start = place > 0 ? known[place - 1].upperBound : 0
            let end = place + 1 < known.count ? known[place + 1].lowerBound : utterance.sounds.count
            if let said = wholeWord(of: part, within: start..<end) {
                sounds[place] = said
            } else if utterance.isPiece(part.sounds, beside: trace) || saysNumber(part.words) {
                sounds[place] = part.sounds.lowerBound..<part.sounds.lowerBound
            }
        }
        guard sounds != known else { return trace }
        widenTexts(of: trace, to: &sounds)
        return FlexibleTrace(
            parts: zip(trace.parts, zip(known, sounds)).map { part, sounds in
                sounds.0 == sounds.1
                    ? part
                    : FlexibleTrace.Part(
                        node: part.node, sounds: sounds.1, words: utterance.words(sounds.1), filling: part.filling,
                        gain: part.gain, slip: part.filling == .word ? 0 : part.slip)
            })
    }

    /// Whether one text alone says another word, or a piece of one, where the phrase has a small word.
    private func isMistaken(_ part: FlexibleTrace.Part) -> Bool {
        guard !part.sounds.isEmpty, isSmall(part) else { return false }
        return !isSaid(part.words.lowerBound, by: part)
    }

    /// The last place within some sounds at which the word of a part is said as it is.
    private func wholeWord(of part: FlexibleTrace.Part, within sounds: Range<Int>) -> Range<Int>? {
        guard case .word(let word) = compiled.grammar.nodes[part.node].content else { return nil }
        return utterance.words.indices.last {
            utterance.wordStarts[$0] >= sounds.lowerBound && utterance.wordStarts[$0 + 1] <= sounds.upperBound
                && says(Int(word), at: $0)
        }.map { utterance.wordStarts[$0]..<utterance.wordStarts[$0 + 1] }
    }

    /// Any words go on up to what is said beside them; words of the phrase that are not said come behind them.
    private func widenTexts(of trace: FlexibleTrace, to sounds: inout [Range<Int>]) {
        for place in sounds.indices where trace.parts[place].filling == .free {
            let start =
                place > 0 ? min(sounds[place - 1].upperBound, sounds[place].lowerBound) : sounds[place].lowerBound
            let unsaid = sounds.indices[(place + 1)...].prefix { sounds[$0].isEmpty }
            let next = unsaid.endIndex < sounds.endIndex ? sounds[unsaid.endIndex].lowerBound : sounds[place].upperBound
            let end = max(next, sounds[place].upperBound)
            sounds[place] = start..<end
            for place in unsaid { sounds[place] = end..<end }
        }
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
