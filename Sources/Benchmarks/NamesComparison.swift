import PhraseMatching

/// "open {name}" over a list of three-word names as another engine is measured with it: whole answers, checked.
enum NamesComparison {
    /// The utterances are those of `NamesBenchmark`.
    static func run(_ count: Int) throws {
        let names = (0..<count).map(NamesBenchmark.name)
        let chosen = (0..<64).map { $0 * 7919 % count }
        let said = chosen.map { "open \(names[$0])" }
        var built: Result<(Grammar, SlotListID), any Error>?
        let build = ProcessorTimes.whole {
            let entries = names.enumerated().map { SlotEntry(value: UInt32($0), texts: [$1]) }
            built = Result { try NamesBenchmark.compiled(entries) }
        }
        guard let (grammar, _) = try built?.get() else { return }
        let matcher = Matcher(grammar)
        let spent = times(said, matcher)
        let right = zip(said, chosen).count { text, index in
            matcher.match(SpokenText(text)).best.first?.slots.first?.value == UInt32(index)
        }
        var measurement = Measurement(
            work: "names \(count)", times: spent.each, whole: spent.whole, right: right, buildMs: build / 1000,
            said: said)
        measurement.firstUs = spent.first
        measurement.print()
    }

    /// Eight passes over the utterances, twice, and what the very first utterance took.
    private static func times(
        _ said: [String], _ matcher: Matcher
    ) -> (first: Double, each: ProcessorTimes, whole: Double) {
        var (first, each) = (ProcessorTimes(), ProcessorTimes())
        first.measure { _ = matcher.match(SpokenText(said[0])) }
        for text in said { _ = matcher.match(SpokenText(text)) }
        let passes = repeatElement(said, count: 8).joined()
        for text in passes { each.measure { _ = matcher.match(SpokenText(text)) } }
        let whole = ProcessorTimes.whole {
            for text in passes { _ = matcher.match(SpokenText(text)) }
        }
        return (first.sum, each, whole)
    }
}
