import PhraseMatching
import Testing

@Suite("A line with a mark under a place")
struct SourceExcerptTests {
    @Test(arguments: [
        ("Open ${target in A", 6, 13, "Open ${target in A\n     ^~~~~~~~~~~~~"),
        ("\tab", 2, 1, "\tab\n\t^"),
        ("ab", 3, 1, "ab\n  ^"),
        ("ab", 5, 4, "ab\n    ^"),
        ("", 1, 1, "\n^"),
    ])
    func whole(_ line: String, _ column: Int, _ length: Int, _ text: String) {
        #expect(SourceExcerpt(line, column: column, length: length).text == text)
    }

    @Test("A long line is cut around the place", arguments: [1, 61, 62, 5_000, 9_999, 10_000, 10_001])
    func long(_ column: Int) throws {
        let line = (0..<10_000).map { String($0 % 10) }.joined()
        let lines = SourceExcerpt(line, column: column, length: 20_000).text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].count <= 162 && lines[1].count <= 163)
        let mark = try #require(lines[1].firstIndex(of: "^"))
        let place = lines[1].distance(from: lines[1].startIndex, to: mark)
        let shown = Array(lines[0])
        if column <= line.count { #expect(String(shown[place]) == String((column - 1) % 10)) }
        #expect((shown.first == "…") == (column > 61))
        #expect((shown.last == "…") == (column < 9_901))
    }
}
