import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// What is heard against a command; what one text alone says against it is among `OtherLanguageTests`.
@Suite struct NegationTests {
    @Test(
        "Of several texts most have to deny it, and none of them reports",
        arguments: [
            (["don't pin garden", "don't pin garden", "pin garden"], .doubtful),
            (["don't pin garden", "pin garden", "pin garden"], .none),
            (["don't pin garden", "pin garden"], .none), (["don't pin garden"], .certain),
            (["pin garden scratch that", "pin garden, scratch that"], .doubtful),
            (["did you pin garden", "why pin garden"], .none), (["did you pin garden"], .certain),
            (["not pin garden", "not pin garden"], .none),
            ([], .none),
        ] as [([String], NegationReader.Denial)])
    func severalTexts(texts: [String], expected: NegationReader.Denial) throws {
        let reader = NegationReader(try LanguagePackFile.load(language: "en"))
        // “Not” may be a misheard “note”.
        #expect(reader.denial(by: texts.map { SpokenText($0) }, saying: ["Pin the note", "Garden"]) == expected)
    }

    @Test(
        "Syllables that are kept whole are compared letter by letter",
        arguments: [("불 안 켜", true), ("불 켜", false), ("불 켜 취소", true), ("안녕 불 켜", false)])
    func syllables(said: String, expected: Bool) {
        var pack = LanguagePack(language: "ko")
        pack.commands.negations = ["안"]
        pack.commands.withdrawals = ["취소"]
        #expect(NegationReader(pack).denies(SpokenText(said), saying: ["불 켜"]) == expected)
    }
}
