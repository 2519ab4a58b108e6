import Foundation
import GrammarFiles
import TestSupport
import Testing

@Suite struct PhraseCaseTests {
    private static let expected = [
        PhraseCase(
            path: "c", line: 1, texts: ["open bryan"], intent: "OpenNote",
            slots: [
                "target": .text("Bryan & Inge"), "level": .number(5), "on": .flag(true),
                "all": .list([.text("a"), .number(2)]),
            ],
            app: "FieldNotes", locale: "en", tags: ["x"], said: "open Bryan"),
        PhraseCase(path: "c", line: 3, texts: ["we walked", "we talked"], reject: true),
        PhraseCase(path: "c", line: 4, texts: ["😀 \"é\" /"], ambiguous: ["A", "B"]),
    ]

    @Test func linesAreRead() throws {
        let text = #"""
            {"text":"open bryan","intent":"OpenNote","slots":{"target":"Bryan & Inge","level":5,"on":true,"all":["a",2]},"app":"FieldNotes","locale":"en","tags":["x"],"said":"open Bryan"}

            { "text" : ["we walked", "we talked"], "reject": true }
            {"text":"\ud83d\ude00 \"\u00e9\" \/","ambiguous":["A","B"]}
            """#
        #expect(try PhraseCaseFile.read(Data(text.utf8), path: "c") == Self.expected)
        let windows = "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n") + "\r\n"
        #expect(try PhraseCaseFile.read(Data(windows.utf8), path: "c") == Self.expected)
    }

    @Test func theSameIsReadAsYAML() throws {
        let text = """
            - {text: open bryan, intent: OpenNote, slots: {target: Bryan & Inge, level: 5, "on": true, all: [a, 2]},
               app: FieldNotes, locale: en, tags: [x], said: open Bryan}
            - {text: [we walked, we talked], reject: true}
            - text: '😀 "é" /'
              ambiguous: [A, B]
            """
        let cases = try PhraseCaseFile.read(Data(text.utf8), path: "c.yaml")
        #expect(cases.map(\.texts) == Self.expected.map(\.texts))
        #expect(cases.map(\.slots) == Self.expected.map(\.slots))
        #expect(cases.map(\.line) == [1, 3, 4])
    }

    @Test(arguments: [
        ("\n \n", "c: error: there is no case in this file; write one JSON object a line"),
        ("{", "c:1:2: error: a key in quotes is missing; correct the JSON here\n{\n ^"),
        (
            "\n{\"text\":\"é\" \"x\"}",
            "c:2:13: error: a comma or } is missing; correct the JSON here\n{\"text\":\"é\" \"x\"}\n            ^"
        ),
        (
            "{\"text\":\"a\",\"text\":\"b\"}",
            "c:1:13: error: \"text\" stands already in line 1; remove one of them\n{\"text\":\"a\",\"text\":\"b\"}\n            ^"
        ),
        (
            "{\"text\":\"a\",\"intend\":\"b\"}",
            "c:1:13: error: unknown key \"intend\"; did you mean \"intent\"?\n{\"text\":\"a\",\"intend\":\"b\"}\n            ^"
        ),
        (
            "{\"text\":\"a\"}",
            "c:1:1: error: the case expects nothing; add \"intent\", \"ambiguous\" or \"reject\": true\n{\"text\":\"a\"}\n^"
        ),
        ("{\"intent\":\"a\"}", "c:1:1: error: the key \"text\" is missing; add it\n{\"intent\":\"a\"}\n^"),
        (
            "{\"text\":[],\"reject\":true}",
            "c:1:9: error: \"text\" must be a text or a list of texts, best first, not a list; change it\n{\"text\":[],\"reject\":true}\n        ^"
        ),
        (
            "{\"text\":5,\"reject\":true}",
            "c:1:9: error: \"text\" must be a text or a list of texts, best first, not a number; change it\n{\"text\":5,\"reject\":true}\n        ^"
        ),
        (
            "{\"text\":[\"a\",true],\"reject\":true}",
            "c:1:14: error: \"text\" must be a text, not true or false; change it\n{\"text\":[\"a\",true],\"reject\":true}\n             ^"
        ),
        (
            "{\"a\":1e400}",
            "c:1:6: error: this number is out of range; correct the JSON here\n{\"a\":1e400}\n     ^"
        ),
        (
            "{\"text\":\"a\",\"reject\":true,\"intent\":\"b\"}",
            "c:1:36: error: a case to be rejected has no \"intent\"; leave out one of them\n{\"text\":\"a\",\"reject\":true,\"intent\":\"b\"}\n                                   ^"
        ),
        (
            "{\"text\":\"a\",\"intent\":\"b\",\"slots\":{\"x\":null}}",
            "c:1:39: error: \"x\" must be a value, not nothing; change it\n{\"text\":\"a\",\"intent\":\"b\",\"slots\":{\"x\":null}}\n                                      ^"
        ),
        ("[1]", "c:1:1: error: \"a case\" must be a mapping, not a list; change it\n[1]\n^"),
        (
            "{\"text\":\"\\ud83d\"}",
            "c:1:16: error: half a character; correct the JSON here\n{\"text\":\"\\ud83d\"}\n               ^"
        ),
    ])
    func faultsAreNamedWithTheirPlace(text: String, expected: String) {
        do {
            _ = try PhraseCaseFile.read(Data(text.utf8), path: "c")
            Issue.record("no error")
        } catch { #expect(error.message == expected) }
    }

    /// Names as people write them, and how they are said: the exact tier knows all of them.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func namesAreMatched() throws {
        let folder = try #require(Corpora.folder).appendingPathComponent("cases")
        let app = try DeclarativeAppFile.load(path: folder.appendingPathComponent("names.yaml").path)
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar)
        let cases = try PhraseCaseFile.load(path: folder.appendingPathComponent("names.jsonl").path)
        #expect(cases.count == 43)
        for item in cases {
            let match = matcher.match(item.texts[0])
            let titles = match.best.map { $0.slots.map { CaseValue.text($0.value.title) } }
            #expect(titles == [item.slots["target"].map { [$0] } ?? []], "\(item.texts)")
        }
    }
}
