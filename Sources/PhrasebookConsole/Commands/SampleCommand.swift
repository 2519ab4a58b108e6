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

    /// So many bytes are written at once.
    private static let chunk = 1 << 13

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let (count, output) = (call.options.count, call.console.output)
        var round: SampleRound
        if let session = try GrammarSession.open(call, takesArticles: false) {
            round = session.interpreter.samples(seed: call.options.seed)
        } else {
            round = await (try Session.open(call, performs: false)).conversation.samples(seed: call.options.seed)
        }
        var (made, text) = (0, "")
        while made < count, !output.isClosed, let sample = await round.next() {
            made += 1
            text += (call.console.json ? CoverageJSON.sample(sample).text : harmless(sample.text)) + "\n"
            guard text.utf8.count >= chunk else { continue }
            output.write(text)
            text.removeAll(keepingCapacity: true)
        }
        output.write(text)
        guard made < count, !output.isClosed else { return .done }
        let advice =
            round.unsaid.map { "nothing is listed for a slot of “\($0)”, so list something" }
            ?? "its phrases hardly have more, so ask for fewer with --count"
        call.console.error("the grammar gave only \(made) of \(count) utterances; \(advice)")
        return .notDone
    }
}
