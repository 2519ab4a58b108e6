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
    static let flags = [Flag.grammar] + Flag.hosting + [.json]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let text = call.text ?? ""
        let explanation: Explanation
        if let session = try GrammarSession.open(call) {
            explanation = session.interpreter.explain(text)
        } else {
            explanation = await (try Session.open(call)).conversation.explain(text)
        }
        if call.console.json {
            call.console.emit(ExplanationJSON.object(for: explanation))
        } else {
            ExplanationText.lines(explanation).forEach { call.console.say($0) }
        }
        return ExitCode(explanation.interpretation)
    }
}
