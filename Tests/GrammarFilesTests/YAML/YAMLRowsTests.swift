import Testing

@testable import GrammarFiles

/// Long lists are read without the parser; they mean what it says they do, and so does what is wrong with them.
@Suite struct YAMLRowsTests {
    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    private static let quoted = lines(400) { "    - \"Heron \($0) at low tide\"" }
    private static let plain = lines(400) { "    - Otter tracks \($0), and so on" }

    /// Texts, and whether lines of theirs are read without the parser.
    private static let texts: [(text: String, hasRows: Bool)] = [
        ("names:\n" + quoted, true),
        ("names:\n" + plain + "other: 1\n", true),
        ("names:\n" + quoted + plain + "other:\n" + quoted + "    - last\n", true),
        (lines(400) { "- \($0 % 2 == 0 ? "\"b\"" : "c") " + "x" }, false),
        (lines(400) { "- \($0 % 2 == 0 ? "\"Straße \($0)\"" : "Müller")" }, true),
        ("a:\n  b:\n" + lines(300) { "  - 夕方の海 \($0)" } + "  c: 1\n", true),
        // Not enough.
        ("names:\n" + lines(200) { "    - x\($0)" }, false),
        // What follows belongs to the last item.
        ("names:\n" + plain + "      that goes on\n    - end\n", true),
        ("names:\n" + plain + "      # a remark\n\n    - end\n", true),
        ("names:\n" + quoted + "    - key: value\n      other: value\n", true),
        // No lists.
        ("text: |\n" + quoted, true),
        ("text: >-\n" + plain + "other: 1\n", true),
        ("text: 'one\n" + plain + "   '\n", true),
        ("text: \"one\n" + plain + "   \"\n", true),
        ("text:\n  and\n" + plain, true),
        // Other items among them.
        ("names:\n" + quoted + "    - {title: a}\n" + quoted + "    - [a]\n" + plain, true),
        ("names:\n" + lines(300) { "    - \"say \\\"\($0)\\\"\"" }, false),
        ("names:\n" + lines(300) { "    - \($0)" }, false),
        ("names:\n" + lines(300) { "    - a: \($0)" }, false),
        ("names:\n" + lines(300) { "    - a #\($0)" }, false),
        ("names:\n" + lines(300) { "    - a\($0) " }, false),
        ("names:\n" + lines(300) { "    -  a\($0)" }, false),
        ("names:\n" + lines(300) { "\($0 % 2 == 0 ? "    " : "   ")- a" }, false),
        // Without an end.
        ("names:\n" + quoted + "    - \"last\"", true),
        // Other breaks of lines.
        ("names:\r\n" + quoted, false),
        ("# \u{85}\nnames:\n" + quoted, false),
        ("# \u{2028}\nnames:\n" + quoted, false),
        // What is wrong is told of the line of the file.
        ("names:\n" + quoted + "  - a\n", true),
        ("names:\n" + quoted + "other: [\n", true),
        ("names:\n" + quoted + "names: 1\n", true),
        ("names:\n" + quoted + "other: &a b\n", true),
        ("names:\n" + quoted + "---\nother: 1\n", true),
        ("names: [\n" + quoted + "]\n", true),
        ("names:\n" + quoted + "\tother: 1\n", true),
    ]

    private func reading(_ read: () throws(YAMLError) -> YAMLNode) -> Result<YAMLNode, YAMLError> {
        do throws(YAMLError) { return .success(try read()) } catch { return .failure(error) }
    }

    @Test(arguments: texts.indices)
    func areReadAsTheParserReadsThem(number: Int) {
        let (text, hasRows) = Self.texts[number]
        #expect((YAMLRows(text) != nil) == hasRows)
        let whole = reading { () throws(YAMLError) in try YAMLReader.readWhole(text) }
        #expect(reading { () throws(YAMLError) in try YAMLReader.read(text) } == whole)
    }

    /// All values count, those in rows too.
    @Test(arguments: [402, 403, 404])
    func areLimited(limit: Int) {
        let (text, limits) = ("names:\n" + Self.quoted + "other: 1\n", YAMLReader.Limits(nodes: limit))
        let whole = reading { () throws(YAMLError) in try YAMLReader.readWhole(text, limits: limits) }
        #expect(reading { () throws(YAMLError) in try YAMLReader.read(text, limits: limits) } == whole)
        #expect(((try? whole.get()) == nil) == (limit < 403))
    }
}
