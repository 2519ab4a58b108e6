/// Phrases as their letters, to be found among the whole words of texts, be they written together or apart there.
///
///     SpelledPhrases(["never mind", "not"]).occur(in: SpokenText("pin garden nevermind"))      // true
///     SpelledPhrases(["never mind", "not"]).occur(in: SpokenText("pin the note"))              // false
package struct SpelledPhrases: Sendable {
    /// By their first byte.
    private var phrases = [[[UInt8]]](repeating: [], count: 256)

    package init(_ texts: [String] = []) {
        for text in texts {
            let bytes = SpokenText(text).withFolded { Array($0.bytes) }
            if let first = bytes.first { phrases[Int(first)].append(bytes) }
        }
    }

    /// Whether any of them is said from the beginning of a word to the end of one.
    package func occur(in spoken: SpokenText) -> Bool {
        spoken.withFolded { text in
            var isFound = false
            text.forEachWord { word in isFound = isFound || occur(at: word.lowerBound, of: text) }
            return isFound
        }
    }

    private func occur(at start: Int, of text: FoldedView) -> Bool {
        phrases[Int(text.bytes[start])].contains { phrase in
            let end = start + phrase.count
            return end <= text.bytes.count && (end == text.bytes.count || text.boundaries[end] >= .mark)
                && text.bytes[start..<end].elementsEqual(phrase)
        }
    }
}
