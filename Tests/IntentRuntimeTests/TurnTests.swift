import GrammarFiles
import IntentRuntime
import Synchronization
import Testing

@Suite("Turns that block, wait and are cancelled")
struct TurnTests {
    private static func impatient() -> ConversationSettings {
        var settings = ConversationSettings()
        settings.deadline = .milliseconds(300)
        return settings
    }

    @Test("Two intents that block do not freeze the program") func blocked() async throws {
        let kennel = Kennel()
        let conversation = try await Script.conversation(apps: [.kennel(kennel)], settings: Self.impatient())
        for _ in 1...2 {
            let turn = await conversation.hear(Transcript("block with kennel"))
            #expect(turn.outcome == .failed)
            #expect(
                turn.replies.map(Script.text) == [
                    "! Kennel: “Block” did not finish within 0.3 seconds and was stopped; what it did so far may stand"
                ])
        }
        #expect(kennel.wasReached.withLock(\.self) == 2)
        let turn = await conversation.hear(Transcript("open bella in kennel"))
        #expect(turn.outcome == .performed)
    }

    @Test("Waiting for the person does not count") func patience() async throws {
        let conversation = try await Script.conversation(settings: Self.impatient())
        _ = await conversation.hear(Transcript("adopt a dog with kennel"))
        try await Task.sleep(for: .milliseconds(600))
        let turn = await conversation.hear(Transcript("Luna"))
        #expect(turn.outcome == .performed)
    }

    @Test("A running turn is cancelled") func cancelRunning() async throws {
        let conversation = try await Script.conversation()
        async let turn = conversation.hear(Transcript("sleep with kennel"))
        // Cancelling before the turn has begun does nothing, so it is tried until the turn is there.
        while await !conversation.isBusy { await Task.yield() }
        #expect(await conversation.cancel() == nil)
        let outcome = await turn.outcome
        #expect(outcome == .cancelled)
        #expect(await conversation.hear(Transcript("open bella in kennel")).outcome == .performed)
    }

    @Test("An open question is cancelled") func cancelQuestion() async throws {
        let conversation = try await Script.conversation()
        let asked = await conversation.hear(Transcript("adopt a dog with kennel"))
        #expect(await conversation.question?.prompt == "What is it called?")
        guard case .asked = asked.outcome else { return #expect(Bool(false), "nothing was asked") }
        #expect(await conversation.cancel()?.outcome == .cancelled)
        #expect(await conversation.question == nil)
        #expect(await conversation.cancel() == nil)
    }

    @Test("Of several hypotheses the first that means anything is taken") func hypotheses() async throws {
        let conversation = try await Script.conversation()
        let transcript = Transcript(
            hypotheses: ["we walked along the river", "open bella in kennel"].map { .init(text: $0) }, line: 1)
        #expect(await conversation.hear(transcript).heard == "open bella in kennel")
    }

    @Test("What another process removed is told") func removed() async throws {
        let kennel = Kennel()
        let conversation = try await Script.conversation(apps: [.kennel(kennel, shortcuts: QuietShortcuts.self)])
        kennel.remove(3)
        let turn = await conversation.hear(Transcript("open bella in kennel"))
        #expect(turn.replies.map(Script.text) == ["! Kennel: the dog “Bella” is no longer there"])
    }
}
