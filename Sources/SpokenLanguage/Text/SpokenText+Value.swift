package import PhraseMatching

extension SpokenText {
    /// Words of the text with the signs that are written right at them and are no words: the "-" of "-5", the inches of 6'2".
    ///
    /// - Parameter span: UTF-8 offsets, half-open, such as those of a slot.
    /// - Returns: What the value is read from.
    package func value(at span: Range<Int>) -> SpokenText {
        let before = substring(0..<span.lowerBound)
        var start = span.lowerBound
        if let sign = before.last, Self.signs.contains(sign), before.dropLast().last?.isWhitespace ?? true,
            substring(span).first.map({ $0.isNumber || $0.isCurrencySymbol }) == true
        {
            start -= String(sign).utf8.count
        }
        let behind = substring(span.upperBound..<text.utf8.count)
        let marks = behind.prefix { Self.marks.contains($0) }
        return SpokenText(substring(start..<span.upperBound + String(marks).utf8.count))
    }

    private static let signs: Set<Character> = ["-", "−", "+"]
    private static let marks: Set<Character> = ["\"", "″", "′", "'", "”", "’", "."]
}
