import PhraseMatching
import Testing

@Suite struct TemplateTests {
    static let phrases: [(source: String, pieces: [Template.Piece])] = [
        (
            "Open ${target} in ${applicationName}",
            [
                .text("Open "), .slot("target"), .text(" in "), .slot("applicationName"),
            ]
        ),
        ("${a}${b}", [.slot("a"), .slot("b")]),
        ("[please] (open|show) <it> {now}", [.text("[please] (open|show) <it> {now}")]),
        ("Pay $5 to ${who}'s fund", [.text("Pay $5 to "), .slot("who"), .text("'s fund")]),
        ("${größe_2}でメモ", [.slot("größe_2"), .text("でメモ")]),
        ("cost $", [.text("cost $")]), ("a $${x}", [.text("a $"), .slot("x")]),
    ]

    @Test(arguments: phrases)
    func readsAndPrints(source: String, pieces: [Template.Piece]) throws {
        let template = try Template(applePhrase: source)
        #expect(template.pieces == pieces)
        #expect(template.source == source)
        #expect(Template(pieces: pieces).source == source)
        #expect(try Template(applePhrase: template.description) == template)
    }

    @Test func joinsTexts() {
        #expect(Template(pieces: [.text("a"), .text(""), .text("b"), .slot("x")]).pieces == [.text("ab"), .slot("x")])
    }

    static let errors: [(source: String, text: String)] = [
        (
            "Open ${target in FieldNotes",
            """
            column 6: error: the slot has no end; write } behind its name
            Open ${target in FieldNotes
                 ^~~~~~~~~~~~~~~~~~~~~~
            """
        ),
        (
            "Öffne ${a ${b}",
            """
            column 7: error: the slot has no end; write } behind its name
            Öffne ${a ${b}
                  ^~~~~~~~
            """
        ),
        (
            "Open ${}",
            """
            column 6: error: the slot has no name; write the parameter's name between { and }
            Open ${}
                 ^~~
            """
        ),
        (
            "Open ${my note} now",
            """
            column 6: error: “my note” cannot name a slot; use letters, digits and _, beginning with a letter
            Open ${my note} now
                 ^~~~~~~~~~
            """
        ),
        (
            "…",
            """
            column 1: error: the phrase holds nothing that can be said; write words or a slot
            …
            ^
            """
        ),
        ("", "column 1: error: the phrase holds nothing that can be said; write words or a slot\n\n^"),
    ]

    @Test(arguments: errors)
    func saysWhatIsWrong(source: String, text: String) {
        let error = #expect(throws: TemplateError.self) { try Template(applePhrase: source) }
        #expect(error?.description == text)
    }

    @Test func grammarErrors() throws {
        var builder = GrammarBuilder()
        let list = builder.addList("x", entries: [], acceptsUnlisted: true)
        let template = try Template(applePhrase: "Open ${y} now")
        let scope = ScopeID(rawValue: 0)
        let cases: [(Template, [String: SlotListID], String)] = [
            (template, ["x": list], "“Open ${y} now” has a slot “y” that nothing fills; use one of “x”"),
            (template, [:], "“Open ${y} now” has a slot “y” that nothing fills; take it out, or declare the parameter"),
            (
                template, ["y": SlotListID(rawValue: 5)],
                "the list for “y” in “Open ${y} now” belongs to another grammar; add it to this one first"
            ),
            (Template(pieces: [.text("…")]), [:], "“…” holds nothing that can be said; write words or a slot"),
            (
                Template(pieces: [.text(String(repeating: "word ", count: 9000))]), [:],
                "“word word word word word word word word …” is longer than an utterance may be; shorten it"
            ),
        ]
        for (template, lists, message) in cases {
            var copy = builder
            let error = #expect(throws: GrammarError.self) {
                try copy.addTemplate(template, lists: lists, scope: scope)
            }
            #expect(error?.message == message)
        }
        #expect(builder.build().template(TemplateID(rawValue: 3)).pieces.isEmpty)
    }
}
