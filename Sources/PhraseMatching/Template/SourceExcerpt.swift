/// A line of a source with a mark under a place in it, for messages; of a long line, what stands around the place.
///
///     Open ${target in FieldNotes
///          ^~~~~~~~~~~~~~~~~~~~~~
package struct SourceExcerpt {
    /// A line of more characters is cut.
    static let widthLimit = 160
    /// So many are left before the place.
    private static let before = 60

    private let line: [Character]
    private let column: Int
    private let length: Int

    /// - Parameters:
    ///   - line: The whole line.
    ///   - column: Where it is, in characters, from 1.
    ///   - length: Of what is marked, in characters.
    package init(_ line: String, column: Int, length: Int = 1) {
        self.line = Array(line)
        (self.column, self.length) = (column, max(1, length))
    }

    /// Two lines.
    package var text: String {
        let start = line.count > Self.widthLimit ? max(0, min(column - 1, line.count) - Self.before) : 0
        let end = min(line.count, start + Self.widthLimit)
        let (head, tail) = (start > 0 ? "…" : "", end < line.count ? "…" : "")
        // Tabs stay, so that the mark stands below its character however wide they are shown.
        let indent = line[start...].prefix(column - 1 - start).map { $0 == "\t" ? "\t" : " " }.joined()
        let missing = String(repeating: " ", count: max(0, column - 1 - start - indent.count))
        let mark = "^" + String(repeating: "~", count: max(1, min(length, end - (column - 1))) - 1)
        return head + String(line[start..<end]) + tail + "\n" + (head.isEmpty ? "" : " ") + indent + missing + mark
    }
}
