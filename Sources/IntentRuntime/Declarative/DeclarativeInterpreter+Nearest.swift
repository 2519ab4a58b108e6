import Foundation
import GrammarFiles
import PhraseMatching

extension DeclarativeInterpreter {
    /// The nearest phrases to something that was not understood, as one would say them.
    func nearest(to spoken: SpokenText, limit: Int = 3) -> [String] {
        var seen: Set<String> = []
        return matcher.nearest(to: spoken, limit: limit * 2)
            .compactMap { example(of: $0.template, near: spoken) }
            .filter { seen.insert($0).inserted }
            .prefix(limit).map(\.self)
    }

    /// An utterance that fits the phrase, with things that were named where there are any.
    private func example(of template: TemplateID, near spoken: SpokenText) -> String? {
        guard let meaning = matcher.grammar.meaning(of: template) else { return nil }
        let app = matcher.grammar.app(at: meaning.place)
        let intent = matcher.grammar.intent(at: meaning.place)
        let ranges = app.ranges(in: meaning.phrase, of: intent)
        return app.plainest(meaning.phrase, of: intent, with: [])?.map { piece in
            switch piece {
            case .text(let text): text
            case .slot(let name):
                ExampleValue.name(among: app.names(of: name, in: intent), near: spoken)
                    ?? app.example(of: name, ranges[name], in: intent)
            }
        }.joined()
    }
}

extension DeclarativeApp {
    fileprivate func example(of slot: String, _ range: NumberRange?, in intent: Intent) -> String {
        let value: ExampleValue =
            if let range { .number(range.ends, isWhole: true) } else {
                intent.parameter(slot).map { ExampleValue($0) } ?? .other
            }
        return value.text(in: Locale(identifier: language))
    }

    /// The numbers that a phrase takes in slots that name them: `{1..9:level}`.
    fileprivate func ranges(in phrase: String, of intent: Intent) -> [String: NumberRange] {
        let roots = intent.phrases.filter { $0.template.source == phrase }.map(\.template.root) + ruleRoots.values
        let slots = roots.flatMap(\.slots).compactMap { slot -> (String, NumberRange)? in
            guard case .range(let range) = slot.source else { return nil }
            return (slot.reportedName, range)
        }
        return Dictionary(slots) { first, _ in first }
    }
}

extension NumberRange {
    /// Two ends with a number of the range in their middle.
    fileprivate var ends: ClosedRange<Double> {
        let steps = (highest - lowest) / step / 2 * 2
        return Double(lowest)...Double(lowest + steps * step)
    }
}
