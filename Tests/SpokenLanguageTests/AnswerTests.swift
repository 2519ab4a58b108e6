import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Answers in English, with the pack that is shipped.
@Suite struct AnswerTests {
    let reader: AnswerReader

    init() throws {
        reader = AnswerReader(pack: try LanguagePackFile.load(language: "en"))
    }

    @Test(arguments: [
        "yes", "Yes.", "yeah", "yep", "sure", "go ahead", "do it", "ok", "please do", "absolutely", "um yes please",
        "yes, yes", "Yes, go ahead!", "okay then", "well, of course", "uh huh", "YES PLEASE", "that’s right", "y",
        "no problem",
        "I think so, yes", "yes do it please",
    ])
    func yes(text: String) {
        #expect(reader.confirmation(SpokenText(text)) == true)
        #expect(reader.boolean(SpokenText(text)) == true)
        #expect(!reader.isCancel(SpokenText(text)))
    }

    @Test(arguments: [
        "no", "nope", "nah", "don't", "do not", "not now", "no thanks", "No, thank you.", "no no no", "please don’t",
        "ok no", "don't do it", "um, not really", "no way", "absolutely not", "No, not now please", "n",
        "of course not",
    ])
    func no(text: String) {
        #expect(reader.confirmation(SpokenText(text)) == false)
        #expect(reader.boolean(SpokenText(text)) == false)
    }

    @Test(arguments: [
        "", "um", "please", "yes no", "not sure", "maybe", "open otter tracks", "yesterday", "the second one",
        "yes open it",
        "nothing", String(repeating: "yes ", count: 1000),
    ])
    func neitherYesNorNo(text: String) {
        #expect(reader.confirmation(SpokenText(text)) == nil)
    }

    @Test(arguments: [
        "cancel", "Never mind.", "nevermind", "stop", "forget it", "no, never mind", "um, cancel that please",
        "no no cancel", "don't, cancel", "not now, forget it",
    ])
    func cancel(text: String) {
        #expect(reader.isCancel(SpokenText(text)))
    }

    @Test(arguments: [
        "no", "", "stop the music", "cancel my subscription", "yes", "please", "don't cancel", "don't leave it",
        "please don't cancel it", "do not stop", "never cancel", "no, don't cancel", "not cancel",
    ])
    func notCancel(text: String) {
        #expect(!reader.isCancel(SpokenText(text)))
    }

    @Test(arguments: [
        ("on", true), ("turn it on", true), ("enabled", true), ("true", true), ("off", false),
        ("switch it off please", false),
        ("false", false), ("disabled", false),
    ])
    func boolean(text: String, expected: Bool) {
        #expect(reader.boolean(SpokenText(text)) == expected)
    }

    @Test(arguments: ["on", "off"])
    func aStateIsNoConfirmation(text: String) {
        #expect(reader.confirmation(SpokenText(text)) == nil)
    }
}
