package import PhraseMatching

extension SpokenText {
    /// Free text as it was said at a place: the words with all signs around them up to the words next to them, without the
    /// quotes that enclose it, and without the point that ends the one sentence that it is.
    ///
    ///     called “Mr. Smith” saying Hello! 🎄     // Mr. Smith | Hello! 🎄
    ///
    /// - Parameter span: UTF-8 offsets of the words, half-open, such as those of a slot.
    /// - Returns: The text; that of the span alone where nothing else is written at it.
    /// - Complexity: linear in the text.
    package func said(at span: Range<Int>) -> SpokenText { SpokenText(substring(saidSpan(at: span))) }

    /// Where that text stands: UTF-8 offsets, half-open.
    package func saidSpan(at span: Range<Int>) -> Range<Int> {
        let words = words
        let last = words.last { $0.span.upperBound <= span.lowerBound }
        let next = words.first { $0.span.lowerBound >= span.upperBound }
        // Within a word, as between two of a script without spaces, there is no sign to take along.
        func isWithinWord(_ place: Int) -> Bool {
            words.contains { $0.span.lowerBound < place && place < $0.span.upperBound }
        }
        let lead =
            isWithinWord(span.lowerBound)
            ? "" : Self.lead(substring((last?.span.upperBound ?? 0)..<span.lowerBound), isFirst: last == nil)
        let trail =
            isWithinWord(span.upperBound)
            ? ""
            : Self.trail(
                substring(span.upperBound..<(next?.span.lowerBound ?? text.utf8.count)), isLast: next == nil)
        let start = span.lowerBound - lead.utf8.count
        let end = span.upperBound + trail.utf8.count
        let quoted = QuotedText(
            text: substring(start..<end), before: substring(0..<start), behind: substring(end..<text.utf8.count))
        let content = quoted.content
        let isBare = content.count == quoted.text.count
        let said = isBare && next == nil ? Self.withoutPoint(content) : content
        let lowerBound = start + quoted.text.utf8.distance(from: quoted.text.startIndex, to: said.startIndex)
        return lowerBound..<lowerBound + said.utf8.count
    }

    /// A sentence without its point, which ends what the speaker says and not what is dictated. Where the text is of several
    /// sentences the point is its own, and so is that of an abbreviation ("at 5 p.m.").
    private static func withoutPoint(_ text: Substring) -> Substring {
        let body = text.dropLast()
        guard text.last == ".", let last = body.last, last.isLetter || last.isNumber else { return text }
        let sentences = body.split(whereSeparator: \.isWhitespace)
        guard let word = sentences.last, word.count > 1, !word.contains("."),
            !sentences.dropLast().contains(where: { $0.last.map { ".!?…".contains($0) } ?? false })
        else { return text }
        return body
    }

    /// All of a text that was said as an answer.
    package var said: SpokenText { said(at: 0..<text.utf8.count) }

    /// The end of what stands before the words: not what is written right at the word before, nor a dash in between.
    private static func lead(_ gap: String, isFirst: Bool) -> Substring {
        var rest = gap[...]
        if !isFirst {
            guard let end = gap.firstIndex(where: isBreak) else { return "" }
            rest = gap[gap.index(after: end)...]
        }
        while let space = rest.firstIndex(where: \.isWhitespace), rest[..<space].allSatisfy(separators.contains) {
            rest = rest[rest.index(after: space)...]
        }
        return rest
    }

    /// The beginning of what stands behind the words, by the same rule.
    private static func trail(_ gap: String, isLast: Bool) -> Substring {
        var rest = gap[...]
        if !isLast {
            guard let end = gap.lastIndex(where: isBreak) else { return "" }
            rest = gap[..<end]
        }
        while let last = rest.last, last.isWhitespace || !isLast && isBreak(last) || isLoose(rest) { rest.removeLast() }
        return rest
    }

    /// Whether what it ends in is a dash or the like between spaces.
    private static func isLoose(_ text: Substring) -> Bool {
        guard let space = text.lastIndex(where: \.isWhitespace) else { return false }
        return text[text.index(after: space)...].allSatisfy(separators.contains)
    }

    private static func isBreak(_ character: Character) -> Bool {
        character.isWhitespace || ",;:".contains(character)
    }

    /// Between words they part one thing from the next.
    private static let separators: Set<Character> = ["-", "–", "—", ":", ",", ";", "|"]
}
