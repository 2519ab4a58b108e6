import Testing

@testable import PhraseMatching

/// Syllables and the letters they are written with are one text.
@Suite struct HangulTests {
    @Test func everySyllableIsItsLetters() throws {
        for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
            let letters = Hangul.letters(of: value)
            #expect(letters.dropFirst().reduce(letters[0]) { Hangul.compose($0, $1) ?? 0 } == value)
            let written = String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
            let syllable = String(try #require(Unicode.Scalar(value)))
            let (folded, whole) = (FoldedText(written), FoldedText(syllable))
            #expect(folded == whole && folded.bytes == Array(syllable.utf8))
            #expect(Array(whole.string(0..<3).unicodeScalars) == Array(written.unicodeScalars))
        }
    }

    static let same: [(String, String)] = [
        ("하\u{11AB}", "한"), ("\u{FFA1}\u{FFC2}", "가"), ("\u{3131}\u{314F}", "가"),
        ("\u{1100}\u{1161}\u{11A8}\u{1100}\u{1161}", "각가"),
        ("\u{1100}\u{AD}\u{1161}", "가"),
    ]

    @Test(arguments: same)
    func lettersBecomeOneSyllable(letters: String, syllables: String) {
        #expect(FoldedText(letters) == FoldedText(syllables))
    }

    @Test(arguments: [
        ("\u{1100} \u{1161}", 6), ("\u{1161}\u{11A8}", 6), ("한\u{11AB}", 6), ("\u{1100}-\u{1161}", 6),
        ("\u{1113}\u{1161}", 6), ("가\u{1161}", 6), ("か\u{11A8}", 6), ("\u{11A8}", 3),
    ])
    func otherLettersStay(text: String, count: Int) {
        #expect(FoldedText(text).bytes.count == count)
    }

    @Test func lettersLeadBackToTheirText() {
        let text = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8} 사람"
        let spoken = SpokenText(text)
        #expect(spoken.words.map(\.span) == [0..<18, 19..<25])
        let span = spoken.withSource { $0.span(ofFolded: 3..<6) }
        #expect(span == 9..<18)
    }
}
