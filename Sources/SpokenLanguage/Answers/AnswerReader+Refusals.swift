package import PhraseMatching

/// What an answer says against something: a refusal of a thing is never taken for the thing.
extension AnswerReader {
    /// Whether the whole utterance ends what is being asked: "cancel", "no, never mind".
    ///
    /// What denies the cancelling does not cancel: "don't cancel".
    package func isCancel(_ utterance: SpokenText) -> Bool {
        guard let words = words(of: utterance) else { return false }
        // A "no" alone answers the question; before a "never mind" it only adds weight.
        return cancel.cover(words, with: fillers)
            || behindNo(utterance, words).contains { cancel.cover($0, with: fillers) }
    }

    /// What is said instead, behind a refusal and a pause: "the second one" of "no, the second one".
    ///
    /// Without the pause it is refused itself: "no pasta".
    func correction(in utterance: SpokenText, _ words: [String]) -> SpokenText? {
        let start = words.indices.dropFirst().first {
            utterance.hasPause(before: $0) && refusals.cover(Array(words[..<$0]), with: fillers)
        }
        guard let start, let last = utterance.words.last else { return nil }
        return SpokenText(utterance.substring(utterance.words[start].span.lowerBound..<last.span.upperBound))
    }

    /// What may stand behind a "no" that is meant by itself; one that denies needs a pause behind it.
    private func behindNo(_ utterance: SpokenText, _ words: [String]) -> [[String]] {
        let ends = no.prefixes(of: words)
        return words.indices.dropFirst().filter { end in
            ends[end] && (!negations.contains(words[end - 1..<end]) || utterance.hasPause(before: end))
        }.map { Array(words[$0...]) }
    }
}

extension SpokenText {
    /// The folded words, each with the minus that is written right at a number: "level -1" has "-1".
    var signedWords: [String] {
        // Most titles have none, and a list may have thousands.
        let hasMinus = text.utf8.contains { $0 == UInt8(ascii: "-") || $0 == Self.minusLead }
        return words.map { word in
            hasMinus && value(at: word.span).text.first.map(Self.minuses.contains) == true
                ? "-" + word.folded : word.folded
        }
    }

    /// Whether a comma or another sign of a pause stands before a word, other than the first.
    fileprivate func hasPause(before word: Int) -> Bool {
        let gap = substring(words[word - 1].span.upperBound..<words[word].span.lowerBound)
        return gap.contains { Self.pauses.contains($0) } || gap.contains(" - ")
    }

    private static let minuses: Set<Character> = ["-", "−"]
    /// The first byte of the longer one.
    private static let minusLead: UInt8 = 0xE2
    private static let pauses: Set<Character> = [",", ";", ":", ".", "!", "?", "…", "–", "—", "\n"]
}
