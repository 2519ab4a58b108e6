import GrammarFiles
import PhraseMatching

/// "open {name}" over a list of three-word names, misspelled or not listed at all, as another engine is measured with it:
/// first word for word, then by how it sounds.
enum TyposComparison {
    private struct Engine {
        let exact: Matcher
        let flexible: FlexibleMatcher

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
            let entries = (0..<count).map { SlotEntry(value: UInt32($0), texts: [NamesBenchmark.name($0)]) }
            built = Result { try engine(entries) }
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

    private static func engine(_ entries: [SlotEntry]) throws -> Engine {
        let (grammar, _) = try NamesBenchmark.compiled(entries)
        let model = FlexibleLanguage.model(of: "en") ?? FlexibleModel()
        return Engine(exact: Matcher(grammar), flexible: FlexibleMatcher(grammar, model: model))
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
