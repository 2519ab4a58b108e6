import GrammarFiles
import IntentRuntime
import PhraseMatching

/// `match [TEXT]`: what an utterance would do, performing nothing.
enum MatchCommand: ConsoleCommand {
    static let name = "match"
    static let summary = "only match, perform nothing"
    static let details = """
        Without TEXT it reads an utterance a line from standard input. The exit code is 1 when
        something was not matched. With --json a rejected utterance has a reason, and TEXT that is
        rejected the phrases that are nearest to it.
        """
    static let operand = Operand.text(isRequired: false)
    static let flags = [Flag.grammar] + Flag.hosting + [.json, .queryDeadline]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        // Programs that match a million lines do not wait for what one person would like to know.
        let seeksNearest = !call.console.json || call.text != nil
        if let session = try GrammarSession.open(call) {
            let interpreter = session.interpreter
            let format = MatchFormat(call.console)
            let pieces = SharedPieces()
            let workers = MatchWorkers {
                MatchWorker(PreparedLines(interpreter, format, sharing: pieces)) { text in
                    session.shown {
                        line(interpreter.unknown(SpokenText(text), seeksNearest: seeksNearest), call.console)
                    }
                }
            }
            return try await run(call, workers) { transcript in
                session.shown {
                    let hypotheses = transcript.spoken
                    let interpretation = interpreter.interpret(hypotheses, seeksNearest: seeksNearest)
                    var line = line(interpretation, call.console)
                    // What is wrong with a number is told first, and may depend on how it is written.
                    line.lasting = MatchStream.Line.Lasting(interpretation)
                    if line.lasting != .nothing,
                        hypotheses.contains(where: { interpreter.matcher.mayNameNumber($0.spoken) })
                    {
                        line.lasting = .nothing
                    }
                    return line
                }
            }
        }
        // Authors' queries are asked one at a time, as in a conversation.
        let conversation = try await Session.open(call, performs: false).conversation
        return try await run(call, nil) { transcript in
            let interpretation = await conversation.interpret(transcript, seeksNearest: seeksNearest)
            return conversation.shown { line(interpretation, call.console) }
        }
    }

    private static func run(
        _ call: Invocation, _ workers: MatchWorkers?, _ line: @escaping @Sendable (Transcript) async -> MatchStream.Line
    ) async throws(ConsoleError) -> ExitCode {
        let console = call.console
        guard let text = call.text else {
            return try await MatchStream(console: console, workers: workers, line: line).run()
        }
        let answer = await line(Transcript(text))
        console.output.write(answer.bytes)
        if let error = answer.error { console.error(error) }
        return answer.code
    }

    private static func line(_ interpretation: Interpretation, _ console: Console) -> MatchStream.Line {
        let error = interpretation.isUnavailable ? interpretation.reason : nil
        var line = MatchStream.Line(error: error, code: ExitCode(interpretation))
        // An error stands on standard error; objects are answers all the same.
        if console.json || error == nil { MatchFormat(console).write(interpretation, into: &line.bytes) }
        return line
    }
}

extension MatchStream.Line.Lasting {
    /// What is understood that is not said word for word depends on the words alone; what stands in slots is written as it was
    /// said.
    init(_ interpretation: Interpretation) {
        let isWithoutSlots = interpretation.readings.allSatisfy(\.slots.isEmpty)
        self =
            interpretation.isUnknown
            ? .refusal : interpretation.status == .suggested && isWithoutSlots ? .meaning : .nothing
    }
}
