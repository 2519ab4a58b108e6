import PhraseMatching

extension SpokenText {
    private static let closing: [Character: [Character]] = [
        "“": ["”", "“"], "„": ["“", "”"], "”": ["”"], "\"": ["\""], "«": ["»"], "»": ["«"], "‘": ["’", "‘"],
        "‚": ["‘", "’"], "'": ["'"],
    ]

    /// The words that stand in quotation marks.
    var quotations: [Range<Int>] {
        let all = words
        var ranges: [Range<Int>] = []
        var opened: (mark: Character, word: Int)?
        for (index, word) in all.enumerated() {
            let start = index == 0 ? 0 : all[index - 1].span.upperBound
            let end = index + 1 < all.count ? all[index + 1].span.lowerBound : text.utf8.count
            if opened == nil, let mark = Self.opening(in: substring(start..<word.span.lowerBound), isFirst: index == 0)
            {
                opened = (mark, index)
            }
            // An apostrophe at the end of a word may be counted to it.
            let tail = String(substring(word.span).suffix(1)) + substring(word.span.upperBound..<end)
            if let (mark, start) = opened, let marks = Self.closing[mark], tail.contains(where: marks.contains) {
                ranges.append(start..<index + 1)
                opened = nil
            }
        }
        return ranges
    }

    /// The mark that opens a quotation before a word. It stands at the word, with a space before it: “the otters' den” opens none.
    private static func opening(in gap: String, isFirst: Bool) -> Character? {
        guard let mark = gap.last(where: { !$0.isWhitespace }), closing[mark] != nil else { return nil }
        guard mark == "'" || mark == "‘" || mark == "”" || mark == "»" else { return mark }
        let before = gap.dropLast().last
        return gap.last == mark && (before.map(\.isWhitespace) ?? isFirst) ? mark : nil
    }
}
