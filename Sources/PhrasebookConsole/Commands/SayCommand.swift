import GrammarFiles
import IntentRuntime

/// `say TEXT`: one utterance, performed.
enum SayCommand: ConsoleCommand {
    static let name = "say"
    static let summary = "perform one utterance"
    static let details = """
        Answers are given to its questions in order. A question that no answer is left for is
        reported, and the exit code is 1. It is 130 when “cancel”, “no” or “neither” ended the turn.
        """
    static let operand = Operand.text(isRequired: true)
    static let flags = [Flag.answer, .grammar, .allowRun] + Flag.hosting + [.json, .deadline, .locked]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let session = try await Session.open(call)
        var dialog = Dialog(session: session, console: call.console)
        let cancelling = dialog.cancelOnInterrupt()
        defer { cancelling.stop() }
        let text = call.text ?? ""
        guard text.contains(where: { !$0.isWhitespace }) else {
            call.console.error("nothing was said; give the text of one utterance")
            return .notDone
        }
        var answers = call.options.answers[...]
        await dialog.hear(Transcript(text))
        while dialog.openQuestion != nil, !dialog.wasInterrupted, let answer = answers.popFirst() {
            await dialog.hear(Transcript(answer))
        }
        if let question = dialog.openQuestion {
            call.console.error("“\(question.prompt)” was left without an answer; give one with --answer")
        } else if !answers.isEmpty {
            call.console.note("Not needed: \(answers.map { "--answer \(quoted($0))" }.joined(separator: ", ")).")
        }
        return dialog.exitCode == .done && dialog.endedCancelled ? .cancelled : dialog.exitCode
    }
}
