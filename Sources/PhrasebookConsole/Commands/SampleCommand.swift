import GrammarFiles
import IntentRuntime

/// `sample`: utterances that a grammar accepts.
enum SampleCommand: ConsoleCommand {
    static let name = "sample"
    static let summary = "utterances that the grammar accepts"
    static let details = """
        Each is understood as the phrase it was made from. The same seed gives the same utterances;
        every phrase gets its turn.
        """
    static let flags = [Flag.grammar, .seed, .count] + Flag.hosting + [.json, .queryDeadline]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let samples: [Interpretation]
        if let session = try GrammarSession.open(call, takesArticles: false) {
            samples = await session.interpreter.samples(seed: call.options.seed, count: call.options.count)
        } else {
            let session = try await Session.open(call, performs: false)
            samples = await session.conversation.samples(seed: call.options.seed, count: call.options.count)
        }
        var text = ""
        for sample in samples {
            text += call.console.json ? CoverageJSON.sample(sample).text : harmless(sample.text)
            text += "\n"
        }
        call.console.output.write(text)
        if samples.count < call.options.count {
            call.console.error(
                "the grammar gave only \(samples.count) of \(call.options.count) utterances; its lists may be empty")
            return .notDone
        }
        return .done
    }
}
