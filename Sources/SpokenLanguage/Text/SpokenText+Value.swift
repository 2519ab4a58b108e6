package import PhraseMatching

extension SpokenText {
    /// Words of the text with the signs that are written right at them and are no words: the "-" of "-5", the "." of ".5", the inches of 6'2".
    ///
    /// - Parameter span: UTF-8 offsets, half-open, such as those of a slot.
    /// - Returns: What a value is read from; of free text see `said(at:)`.
    package func value(at span: Range<Int>) -> SpokenText {
        let before = substring(0..<span.lowerBound)
        let words = substring(span)
        var start = span.lowerBound
        if let sign = before.last, Self.signs.contains(sign),
            before.dropLast().last.map({ $0.isWhitespace || Self.openings.contains($0) }) ?? true,
            words.first.map({ $0.isNumber || $0.isCurrencySymbol }) == true
        {
            start -= String(sign).utf8.count
        }
        guard words.last?.isNumber == true else { return SpokenText(substring(start..<span.upperBound)) }
        let behind = substring(span.upperBound..<text.utf8.count)
        let marks = behind.prefix { Self.marks.contains($0) && !QuotedText.isClosing($0, before) }
        return SpokenText(substring(start..<span.upperBound + String(marks).utf8.count))
    }

    /// Whether the value there is written with a point before it: ".5".
    package func hasPoint(at span: Range<Int>) -> Bool {
        // Most have none near them, and need not be read.
        text.utf8.dropFirst(max(0, span.lowerBound - 1)).prefix(2).contains(UInt8(ascii: "."))
            && value(at: span).text.hasPrefix(".")
    }

    private static let signs: Set<Character> = ["-", "−", "+", "."]
    private static let openings: Set<Character> = [",", ";", ":", "(", "[", "\"", "“", "„", "«"]
    private static let marks: Set<Character> = ["\"", "″", "′", "'", "”", "’", "."]
}
