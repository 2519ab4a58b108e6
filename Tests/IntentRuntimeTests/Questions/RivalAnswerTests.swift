import GrammarFiles
import IntentRuntime
import Testing

@Suite("Answers and commands that a recogniser is not sure of")
struct RivalAnswerTests {
    private static func heard(_ texts: (String, Double)...) -> Transcript {
        Transcript(hypotheses: texts.map { Transcript.Hypothesis(text: $0, confidence: $1) }, line: 1)
    }

    @Test(
        "A yes that may as well have been a no is asked again",
        arguments: [
            (("yes", 0.5), ("no", 0.48), "asked: Please say “Erase” or “Keep”."),
            (("yes", 0.5), ("nope", 0.5), "asked: Please say “Erase” or “Keep”."),
            (("yes", 0.5), ("cancel", 0.5), "asked: Please say “Erase” or “Keep”."),
            (("yes", 0.9), ("no", 0.1), "done"),
            (("yes", 0.5), ("yeah", 0.5), "done"), (("yes", 0.5), ("this", 0.5), "done"),
            (("no", 0.5), ("yes", 0.5), "cancelled"),
        ] as [((String, Double), (String, Double), String)])
    func answers(first: (String, Double), second: (String, Double), outcome: String) async throws {
        let desk = try await Script.conversation(apps: [.desk()])
        _ = await desk.hear(Transcript("erase board at desk"))
        let turn = await desk.hear(Self.heard(first, second))
        let shown =
            switch turn.outcome {
            case .asked(let question): "asked: \(question.remark ?? "")"
            case .performed: "done"
            default: "\(turn.outcome)"
            }
        #expect(shown == outcome)
    }

    @Test("So is a command that may as well have been another one, or none") func commands() async throws {
        for (rival, prompt) in [
            ("erase board at desk", "Did you mean one of these?"),
            ("don't clear desk at desk", "Did you mean “Clear desk at Desk”?"),
        ] {
            let desk = try await Script.conversation(apps: [.desk()])
            let turn = await desk.hear(Self.heard(("clear desk at desk", 0.5), (rival, 0.49)))
            guard case .asked(let question) = turn.outcome else {
                Issue.record("\(rival): \(turn.outcome)")
                continue
            }
            #expect(question.prompt == prompt && question.isSuggestion)
        }
    }
}
