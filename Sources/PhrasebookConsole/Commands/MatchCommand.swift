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
    static let flags = [Flag.grammar] + Flag.hosting + [.json]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        if let session = try GrammarSession.open(call) { return try await run(call, session) }
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
        if interpretation.isUnavailable { console.error(interpretation.reason) }
        if console.json || !interpretation.isUnavailable { console.output.write(lines(interpretation, console).bytes) }
        return ExitCode(interpretation)
    }

    private static func run(_ call: Invocation, _ session: GrammarSession) async throws(ConsoleError) -> ExitCode {
        let interpreter = session.interpreter
        if let text = call.text {
            let line = lines(interpreter.interpret([text]), call.console)
            call.console.output.write(line.bytes)
            return line.isMatched ? .done : .notDone
        }
        let console = call.console
        let stream = MatchStream(console: console) { transcript in
            let hypotheses = transcript.hypotheses.map(\.text)
            return lines(interpreter.interpret(hypotheses, seeksNearest: !console.json), console)
        }
        return try await stream.run() ? .done : .notDone
    }

    private static func lines(_ interpretation: Interpretation, _ console: Console) -> MatchStream.Line {
        var bytes: [UInt8] = []
        if console.json {
            InterpretationJSON.object(for: interpretation).write(into: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        } else {
            for line in InterpretationText.lines(interpretation) {
                bytes += line.rendered(colored: console.colorsOutput).utf8
                bytes.append(UInt8(ascii: "\n"))
            }
        }
        return (bytes, interpretation.status == .matched)
    }
}
