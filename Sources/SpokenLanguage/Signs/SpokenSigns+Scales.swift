package import PhraseMatching

extension SpokenSigns {
    /// An utterance in which a unit is named no more exactly than by what several are called.
    package struct Unscaled: Sendable {
        /// "heat to 21 degrees" for "heat to 21 degrees celsius".
        package let spoken: SpokenText
        /// UTF-8 offsets of what is named otherwise there, half-open, into the utterance as given.
        package let span: Range<Int>

        /// An offset into `spoken` as one into the utterance of this length.
        package func offset(_ place: Int, among count: Int) -> Int {
            place <= span.lowerBound ? place : place + count - spoken.text.utf8.count
        }
    }

    /// The utterance with "degrees" for "degrees celsius"; nil where it tells no one of several units.
    package func unscaled(_ spoken: SpokenText) -> Unscaled? {
        guard mayTellScale(spoken) else { return nil }
        let (text, table) = (spoken.text, table.value)
        for start in text.indices
        where text[start] != " " && (start == text.startIndex || !text[text.index(before: start)].isLetter) {
            let rest = text[start...].prefix(table.longest)
            let ends = rest.indices.dropFirst() + [rest.endIndex]
            for end in ends.reversed() where end == text.endIndex || !text[end].isLetter {
                guard let general = table.general(text[start..<end]) else { continue }
                let before = text[..<start]
                let gap = before.last?.isWhitespace ?? true ? "" : " "
                let place = before.utf8.count
                return Unscaled(
                    spoken: SpokenText(before + gap + general + text[end...]),
                    span: place..<place + text[start..<end].utf8.count)
            }
        }
        return nil
    }

    /// Whether an utterance may tell one of several units: most do not, and need not be searched.
    package func mayTellScale(_ spoken: SpokenText) -> Bool {
        if spoken.text.utf8.contains(where: { $0 >= 0x80 }),
            spoken.text.unicodeScalars.contains(where: { "°℃℉".unicodeScalars.contains($0) })
        {
            return true
        }
        let table = table.value
        guard table.tellingWords.occur(in: spoken) else { return false }
        let words = spoken.foldedWords
        return words.contains { word in
            table.scales[word]?.contains { $0.allSatisfy(words.contains) } ?? false
        }
    }
}
