import GrammarFiles
import IntentRuntime

/// `listen`: transcripts on standard input, performed one by one.
enum ListenCommand: ConsoleCommand {
    static let name = "listen"
    static let summary = "perform the transcripts on standard input"
    static let details = """
        Plain lines and JSON lines (text, transcript, Vosk results) are told apart by their content.
        A question takes the next line as its answer. “cancel” or “stop”, said in a pipe while something
        is done and half a second after it began, cancels that; in a file no line does.
        """
    static let flags = [Flag.grammar, .allowRun] + Flag.hosting + [.json, .deadline, .locked]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let session = try await Session.open(call)
        var dialog = Dialog(session: session, console: call.console)
        let cancelling = dialog.cancelOnInterrupt()
        defer { cancelling.stop() }
        let live = LiveCancelling(session.conversation)
        let heard = TranscriptInput { await live.takes($0) }
        while !call.console.output.isClosed, !dialog.wasInterrupted, let item = try await heard.next() {
            switch item {
            case .success(let transcript):
                let isAnswer = dialog.openQuestion != nil
                if let refusal = ReplCommand.refusal(of: transcript.text, isAnswer: isAnswer) {
                    dialog.report("line \(transcript.line): \(refusal)")
                } else {
                    await live.during { await dialog.hear(transcript) }
                }
            case .failure(let problem): dialog.report(problem.message)
            }
        }
        if let question = dialog.openQuestion, !call.console.output.isClosed {
            call.console.error(
                "“\(question.prompt)” was left waiting for an answer; write the answer on the line after the command")
        }
        return dialog.exitCode
    }
}
