import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage
import Testing

@testable import PhrasebookConsole

@Suite("What is shown")
struct RenderingTests {
    @Test(arguments: [
        ("plain", "plain"), ("\u{1B}[31mred", "␛[31mred"), ("a\u{0}b", "a␀b"), ("tab\there", "tab here"),
        ("right\u{202E}left", "right\u{FFFD}left"), ("Ünïcode 🦦", "Ünïcode 🦦"),
    ])
    func harmlessText(_ text: String, _ expected: String) {
        #expect(harmless(text) == expected)
    }

    @Test(arguments: [("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🦦", 2), ("👩‍👩‍👧", 2)])
    func width(_ text: String, _ columns: Int) {
        #expect(displayWidth(of: text) == columns)
    }

    private static let short = [
        Question.Option(title: "Heron nest", subtitle: "Alder carr"), Question.Option(title: "Heron at low tide"),
    ]

    @Test("Options stand on one line when they fit") func oneLine() {
        let question = Question(.disambiguation, label: "note", prompt: "Which note?", options: Self.short)
        #expect(QuestionText.lines(question).map(\.plain) == ["Which note?  1. Heron nest   2. Heron at low tide"])
        #expect(QuestionText.prompt(for: question) == "note> ")
    }

    @Test("Else an option a line, after the reason why it is asked again") func severalLines() {
        var question = Question(.disambiguation, prompt: "Which note?", options: Self.short)
        question.remark = "There are only 2."
        #expect(
            QuestionText.lines(question, width: 40).map(\.plain) == [
                "There are only 2.", "Which note?", "  1. Heron nest  Alder carr", "  2. Heron at low tide",
            ])
        #expect(QuestionText.prompt(for: question) == "1-2> ")
    }

    @Test("Options of one title are told apart by what stands under it") func alike() {
        let options = ["a", "b"].map { Question.Option(title: "Heron", subtitle: $0) }
        let question = Question(.choice, prompt: "Which?", options: options)
        #expect(QuestionText.lines(question).map(\.plain) == ["Which?  1. Heron (a)   2. Heron (b)"])
    }

    @Test("What has the same title and nothing under it gets its identifier") func identifiers() {
        let options = [
            Question.Option(title: "Heron", id: "h1"), Question.Option(title: "Heron", id: "h2"),
            Question.Option(title: "Heron", subtitle: "nest", id: "h3"), Question.Option(title: "Otter", id: "o"),
        ]
        let question = Question(.choice, prompt: "Which?", options: options)
        #expect(
            QuestionText.lines(question).map(\.plain) == [
                "Which?  1. Heron (h1)   2. Heron (h2)   3. Heron (nest)   4. Otter"
            ])
    }

    @Test("What is not listed is said; a further page counts on") func pages() {
        var question = Question(.value, prompt: "Which?", options: [.init(title: "A"), .init(title: "B")])
        question.more = Question.More(count: 7, word: "more")
        #expect(
            QuestionText.lines(question).map(\.plain) == [
                "Which?", "  1. A", "  2. B", "  … and 7 more: say “more” or a name",
            ])
        #expect(QuestionText.answers(to: question) == ["A", "B", "more", "cancel"])
        question.more = Question.More(count: 7, word: nil)
        question.firstNumber = 9
        #expect(
            QuestionText.lines(question).map(\.plain) == [
                "Which?", "   9. A", "  10. B", "  … and 7 more: say a name",
            ])
    }

    @Test("What the console says is in the language of the conversation") func language() throws {
        let texts = TextTable(try LanguagePackFile.load(language: "de").texts)
        TextTable.$current.withValue(texts) {
            let question = Question(.confirmation, prompt: "Löschen?")
            #expect(QuestionText.prompt(for: question) == "ja oder nein> ")
            #expect(QuestionText.answers(to: question) == ["ja", "nein", "abbrechen"])
            #expect(
                TurnText.rejection(text: "x", reason: "", nearest: ["Öffne A"]).map(\.plain) == [
                    "„x“ kenne ich nicht.", "Gemeint war vielleicht:", "  Öffne A",
                ])
            #expect(ValueDescription.bool(true).plain == "ja")
        }
        #expect(QuestionText.prompt(for: Question(.confirmation, prompt: "Delete?")) == "yes or no> ")
    }

    @Test("Sections are headings, even where all would fit on one line") func sections() {
        let options = [("A", nil), ("B", "Letters"), ("C", "Letters"), ("1", "Digits")].map {
            Question.Option(title: $0.0, section: $0.1)
        }
        #expect(
            QuestionText.lines(Question(.value, prompt: "Which?", options: options)).map(\.plain) == [
                "Which?", "  1. A", "  Letters", "  2. B", "  3. C", "  Digits", "  4. 1",
            ])
    }

    @Test func json() {
        let value = JSON.members([
            "text": .string("a \"b\"\\\n\u{1B}"), "none": nil, "null": .null, "list": .array([.int(1), .double(0.5)]),
            "yes": .bool(true),
        ])
        #expect(value.text == #"{"text":"a \"b\"\\\n\u001b","null":null,"list":[1,0.5],"yes":true}"#)
    }

    @Test(arguments: [
        (["Open Heron in A", "open hedge in A"], "Open He"), (["one"], "one"), ([], nil), (["a", "b"], ""),
    ])
    func completion(_ candidates: [String], _ common: String?) {
        #expect(Completion.common(to: candidates) == common)
    }

    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "C"], "en"), ([:], "en"),
        (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"], "fr_FR"), (["LC_ALL": "", "LANG": "es"], "es"),
    ])
    func locale(_ environment: [String: String], _ locale: String) {
        #expect(EnvironmentPlaces.locale(environment) == locale)
    }

    @Test(arguments: [
        (["HOME": "/h"], "/h/.local/share/phrasebook"), (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/phrasebook"),
        (["HOME": "/h", "XDG_DATA_HOME": "relative"], "/h/.local/share/phrasebook"),
    ])
    func store(_ environment: [String: String], _ path: String) {
        #expect(EnvironmentPlaces.store(environment) == path)
    }
}
