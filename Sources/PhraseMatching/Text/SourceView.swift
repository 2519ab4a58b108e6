/// The way back from folded bytes to the text as it was given, without its owner, who must outlive it.
struct SourceView {
    let text: UnsafeBufferPointer<UInt8>
    /// One for each folded byte.
    let sources: UnsafeBufferPointer<TextFolder.Source>
    let hasBrackets: Bool

    /// UTF-8 offsets into the text, of a stretch of folded bytes; a bracket comes along when its partner is within ("note
    /// (old)"). An empty stretch is nowhere.
    @inline(__always)
    func span(ofFolded range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let span = Int(sources[range.lowerBound].start)..<Int(sources[range.upperBound &- 1].end)
        return hasBrackets ? spanWithBrackets(span) : span
    }

    private func spanWithBrackets(_ span: Range<Int>) -> Range<Int> {
        var (start, end) = (span.lowerBound, span.upperBound)
        var (before, after) = (0, 0)
        for offset in span {
            if Self.isOpening(text[offset]) { after += 1 }
            guard Self.isClosing(text[offset]) else { continue }
            if after > 0 { after -= 1 } else { before += 1 }
        }
        while before > 0, start > 0, Self.isOpening(text[start - 1]) { (start, before) = (start - 1, before - 1) }
        while after > 0, end < text.count, Self.isClosing(text[end]) { (end, after) = (end + 1, after - 1) }
        return start..<end
    }

    static func isBracket(_ byte: UInt8) -> Bool { isOpening(byte) || isClosing(byte) }

    private static func isOpening(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    }

    private static func isClosing(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
}
