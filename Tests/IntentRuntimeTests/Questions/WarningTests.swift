import GrammarFiles
import IntentRuntime
import Testing

@Suite("The warning before what cannot be undone")
struct WarningTests {
    @Test(
        "Stands in a question once, in the language of the conversation, and nowhere where it is not true",
        arguments: [
            ("en", "clear desk", "Clear the desk?"), ("de", "clear desk", "Clear the desk?"),
            ("en", "erase board", "Erase the board? This cannot be undone."),
            ("de", "erase board", "Erase the board? Das lässt sich nicht rückgängig machen."),
            ("fr", "erase board", "Erase the board? Cette action est irréversible."),
            ("es", "erase board", "Erase the board? Esto no se puede deshacer."),
            ("en", "burn papers", "Burn the papers? This action can’t be undone!"),
            ("de", "burn papers", "Burn the papers? Das lässt sich nicht rückgängig machen!"),
            ("fr", "burn papers", "Burn the papers? Cette action est irréversible!"),
            ("es", "burn papers", "Burn the papers? Esto no se puede deshacer!"),
            ("de", "tear papers", "Zerreißen? Das kann nicht rückgängig gemacht werden."),
        ])
    func once(language: String, command: String, question: String) async throws {
        let desk = try await Script.conversation(apps: [.desk()], locale: language, language: language)
        let turn = await desk.hear(Transcript(command + " at desk"))
        guard case .asked(let asked) = turn.outcome else { throw Unasked(outcome: turn.outcome) }
        #expect(asked.prompt == question)
        #expect(asked.isDestructive == (command != "clear desk"))
    }

    @Test("An option that can be undone gives none") func options() async throws {
        let desk = try await Script.conversation(apps: [.desk()])
        let turn = await desk.hear(Transcript("tidy up at desk"))
        guard case .asked(let asked) = turn.outcome else { throw Unasked(outcome: turn.outcome) }
        #expect(asked.options.map(\.title) == ["Sort", "Throw away"])
        #expect(asked.options.map(\.subtitle) == [nil, nil])
    }

    private struct Unasked: Error {
        let outcome: Turn.Outcome
    }
}
