import GrammarFiles
import IntentRuntime
import PhraseMatching

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
        let seeksNearest = !call.console.json
        if let session = try GrammarSession.open(call) {
            let interpreter = session.interpreter
            return try await run(call, isPure: true) { transcript in
                interpreter.interpret(
                    transcript.hypotheses.map { Hypothesis(SpokenText($0.text), confidence: $0.confidence) },
                    seeksNearest: seeksNearest)
            }
        }
        // Authors' queries are asked one at a time, as in a conversation.
        let conversation = try await Session.open(call).conversation
        return try await run(call, isPure: false) { transcript in
            await conversation.interpret(transcript, seeksNearest: seeksNearest)
        }
    }

    private static func run(
        _ call: Invocation, isPure: Bool, _ interpret: @escaping @Sendable (Transcript) async -> Interpretation
    ) async throws(ConsoleError) -> ExitCode {
        let console = call.console
        guard let text = call.text else {
            let stream = MatchStream(console: console, isPure: isPure) { transcript in
                Self.line(await interpret(transcript), console)
            }
            return try await stream.run()
        }
        let line = Self.line(await interpret(Transcript(text)), console)
        console.output.write(line.bytes)
        if let error = line.error { console.error(error) }
        return line.code
    }

    private static func line(_ interpretation: Interpretation, _ console: Console) -> MatchStream.Line {
        let error = interpretation.isUnavailable ? interpretation.reason : nil
        var line = MatchStream.Line(error: error, code: ExitCode(interpretation))
        if console.json {
            InterpretationJSON.write(interpretation, into: &line.bytes)
            line.bytes.append(UInt8(ascii: "\n"))
        } else if error == nil {
            for text in InterpretationText.lines(interpretation) {
                line.bytes += text.rendered(colored: console.colorsOutput).utf8
                line.bytes.append(UInt8(ascii: "\n"))
            }
        }
        return line
    }
}
