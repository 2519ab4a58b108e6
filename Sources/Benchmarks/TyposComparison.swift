import GrammarFiles
import PhraseMatching

/// "open {name}" over a list of three-word names, misspelled or not listed at all, as another engine is measured with it:
/// first word for word, then by how it sounds.
enum TyposComparison {
    struct Engine {
        private let exact: Matcher
        private let flexible: FlexibleMatcher

        init(_ names: [String], language: String) throws {
            let entries = names.enumerated().map { SlotEntry(value: UInt32($0), texts: [$1]) }
            let (grammar, _) = try NamesBenchmark.compiled(entries)
            exact = Matcher(grammar)
            flexible = FlexibleMatcher(grammar, model: FlexibleLanguage.model(of: language) ?? FlexibleModel())
        }

        /// The names that are acted on: one, or none.
        func names(_ text: String) -> [UInt32?] {
            let spoken = SpokenText(text)
            let said = exact.match(spoken)
            if !said.best.isEmpty { return said.best.map { $0.slots.first?.value } }
            let answer = flexible.answer(to: [Hypothesis(spoken)])
            return answer.status == .matched ? answer.result.best.map { $0.slots.first?.value } : []
        }
    }

    static func run(_ count: Int) throws {
        var built: Result<Engine, any Error>?
        let build = ProcessorTimes.whole {
            built = Result { try Engine((0..<count).map(NamesBenchmark.name), language: "en") }
        }
        guard let engine = try built?.get() else { return }
        var first = ProcessorTimes()
        first.measure { _ = engine.names(MisspelledNames.listed(count)[0].text) }
        for (work, said) in [("typos", MisspelledNames.listed(count)), ("unknown", MisspelledNames.unlisted(count))] {
            var measurement = measurement("\(work) \(count)", said, engine, build / 1000)
            measurement.firstUs = first.sum
            measurement.print()
        }
    }

    private static func measurement(
        _ work: String, _ said: [MisspelledNames.Utterance], _ engine: Engine, _ buildMs: Double
    ) -> Measurement {
        let answers = said.map { ($0, engine.names($0.text)) }
        let passes = repeatElement(said, count: 8).joined()
        var times = ProcessorTimes()
        for each in passes { times.measure { _ = engine.names(each.text) } }
        let whole = ProcessorTimes.whole {
            for each in passes { _ = engine.names(each.text) }
        }
        let right = answers.count { $1 == ($0.name.map { [$0] } ?? []) }
        var measurement = Measurement(
            work: work, times: times, whole: whole, right: right, buildMs: buildMs, said: said.map(\.text))
        measurement.accepted = answers.count { !$1.isEmpty }
        return measurement
    }
}
