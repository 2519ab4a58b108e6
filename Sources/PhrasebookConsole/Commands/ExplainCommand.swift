import IntentRuntime

/// `explain TEXT`: every stage of one utterance.
enum ExplainCommand: ConsoleCommand {
    static let name = "explain"
    static let summary = "every stage of one utterance"
    static let details = """
        Shows the words that were heard, the phrases that fit, what they mean and what would be asked
        before anything is performed. Nothing is performed.
        """
    static let operand = Operand.text(isRequired: true)
    static let flags = [Flag.grammar] + Flag.hosting + [.json, .queryDeadline]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let text = call.text ?? ""
        let explanation: Explanation
        let lines: [StyledText]
        if let session = try GrammarSession.open(call) {
            explanation = session.shown { session.interpreter.explain(text) }
            lines = session.shown { ExplanationText.lines(explanation) }
        } else {
            let conversation = try await Session.open(call, performs: false).conversation
            explanation = await conversation.explain(text)
            lines = conversation.shown { ExplanationText.lines(explanation) }
        }
        if call.console.json {
            call.console.emit(ExplanationJSON.object(for: explanation))
        } else {
            lines.forEach { call.console.say($0) }
        }
        return ExitCode(explanation.interpretation)
    }
}
