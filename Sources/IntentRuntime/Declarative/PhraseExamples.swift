import Foundation
import GrammarFiles
import PhraseMatching
import Synchronization

/// Utterances that fit the phrases of declarative apps, for “did you mean”: what does not depend on what was said is found out
/// once for each phrase.
final class PhraseExamples: Sendable {
    private enum Piece: Sendable {
        case text(String)
        case names(ExampleNames)
        /// How it is said depends on who asks.
        case value(ExampleValue, Locale)

        init(_ value: ExampleValue, in language: String) {
            let locale = Locale(identifier: language)
            switch value {
            case .day, .duration: self = .text(value.text(in: locale))
            case .number, .flag, .words, .other: self = .value(value, locale)
            }
        }
    }

    /// What the things are called that a slot may be: many phrases have the same things.
    private struct Holder: Hashable {
        let app: Int
        let type: String?
    }

    private struct Known {
        var phrases: [TemplateID: [Piece]] = [:]
        var names: [Holder: ExampleNames] = [:]
    }

    private let grammar: AppGrammar
    private let known = Mutex(Known())

    init(_ grammar: AppGrammar) { self.grammar = grammar }

    /// An utterance that fits the phrase, with things that were named where there are any.
    func example(of template: TemplateID, near spoken: SpokenText) -> String? {
        let pieces = known.withLock { known -> [Piece]? in
            if let pieces = known.phrases[template] { return pieces }
            let pieces = self.pieces(of: template, &known.names)
            known.phrases[template] = pieces
            return pieces
        }
        return pieces?.map { piece in
            switch piece {
            case .text(let text): text
            case .names(let names): names.name(near: spoken) ?? ""
            case .value(let value, let locale): value.text(in: locale)
            }
        }.joined()
    }

    private func pieces(of template: TemplateID, _ known: inout [Holder: ExampleNames]) -> [Piece]? {
        guard let meaning = grammar.meaning(of: template) else { return nil }
        let app = grammar.app(at: meaning.place)
        let intent = grammar.intent(at: meaning.place)
        let ranges = app.ranges(in: meaning.phrase, of: intent)
        return app.plainest(meaning.phrase, of: intent, with: [])?.map { piece in
            switch piece {
            case .text(let text): return .text(text)
            case .slot(let slot):
                let holder = Holder(app: meaning.place.app, type: app.listedType(of: slot, in: intent))
                if let names = known[holder] { return .names(names) }
                let names = app.names(of: slot, in: intent)
                if names.isEmpty { return Piece(app.value(of: slot, ranges[slot], in: intent), in: app.language) }
                let sorted = ExampleNames(names)
                known[holder] = sorted
                return .names(sorted)
            }
        }
    }
}

extension DeclarativeApp {
    fileprivate func value(of slot: String, _ range: NumberRange?, in intent: Intent) -> ExampleValue {
        if let range { return .number(range.ends, isWhole: true) }
        return intent.parameter(slot).map { ExampleValue($0) } ?? .other
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
