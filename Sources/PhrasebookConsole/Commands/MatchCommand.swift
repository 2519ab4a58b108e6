import GrammarFiles
import IntentRuntime

/// `match [TEXT]`: what an utterance would do, performing nothing.
enum MatchCommand: ConsoleCommand {
    static let name = "match"
    static let summary = "only match, perform nothing"
    static let details = """
        Without TEXT it reads an utterance a line from standard input. The exit code is 1 when
        something was not matched.
        """
    static let operand = Operand.text(isRequired: false)
    static let flags = Flag.hosting + [.json]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let session = try await Session.open(call)
        if let text = call.text {
            return await show(Transcript(text), session, call.console)
        }
        var worst = ExitCode.done
        var heard = TranscriptInput()
        while !call.console.output.isClosed, let item = try await heard.next() {
            switch item {
            case .success(let transcript):
                worst = max(worst, await show(transcript, session, call.console))
            case .failure(let problem):
                worst = max(worst, .notDone)
                call.console.error(problem.message)
            }
        }
        return worst
    }

    private static func show(_ transcript: Transcript, _ session: Session, _ console: Console) async -> ExitCode {
        let interpretation = await session.conversation.interpret(transcript)
        if console.json { console.emit(InterpretationJSON.object(for: interpretation)) }
        if interpretation.isUnavailable {
            console.error(interpretation.reason)
        } else if !console.json {
            InterpretationText.lines(interpretation).forEach { console.say($0) }
        }
        return ExitCode(interpretation)
    }
}
