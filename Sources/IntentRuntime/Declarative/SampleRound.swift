import GrammarFiles
import PhraseMatching

/// Makes up utterances for all phrases in turn, in an order that the seed decides, and gives those that are understood, one by
/// one: however many are wanted, only a number for each is kept, so that none comes twice.
///
///     var round = interpreter.samples(seed: 1)
///     while let sample = await round.next() { print(sample.text) }
package struct SampleRound: Sendable {
    /// What an utterance of a template means, nil when it is not understood as that.
    typealias Understanding = @Sendable (String, TemplateID) async -> Interpretation?

    /// A phrase of which nothing could be said, as it is written: a slot takes something that nobody listed.
    package private(set) var unsaid: String?
    private var sampler: Sampler
    private let grammar: Grammar
    private let templates: [TemplateID]
    private let understood: Understanding
    private var turn = 0
    private var seen: Set<Int> = []
    /// So many utterances of one phrase are tried before it loses its turn, and more of the last ones: of many ways to say one most
    /// utterances may come to the same.
    private static let tries = 8
    private static let lastTries = 512

    init(_ grammar: Grammar, _ sampler: Sampler, seed: UInt64, understood: @escaping Understanding) {
        (self.grammar, self.sampler, self.understood) = (grammar, sampler, understood)
        var numbers = SeededNumbers(seed: seed)
        templates = (0..<grammar.templateCount).map { TemplateID(rawValue: UInt32($0)) }.shuffled(using: &numbers)
    }

    /// What the next utterance means; nil where no phrase has another one.
    package mutating func next() async -> Interpretation? {
        for tries in [Self.tries, Self.lastTries / max(1, templates.count)] {
            for _ in templates {
                let template = templates[turn % templates.count]
                turn += 1
                if let sample = await sample(template, tries: tries) { return sample }
            }
        }
        return nil
    }

    private mutating func sample(_ template: TemplateID, tries: Int) async -> Interpretation? {
        for _ in 0..<tries {
            guard let text = sampler.utterance(of: template) else {
                unsaid = unsaid ?? grammar.template(template).source
                return nil
            }
            guard !seen.contains(text.hashValue), let meaning = await understood(text, template) else { continue }
            seen.insert(text.hashValue)
            return meaning
        }
        return nil
    }
}

extension DeclarativeInterpreter {
    /// Utterances that the grammar accepts, with what they mean; each phrase gets its turn.
    package func samples(seed: UInt64) -> SampleRound {
        let grammar = matcher.grammar.grammar
        return SampleRound(grammar, matcher.grammar.sampler(seed: seed), seed: seed) { text, template in
            let meaning = interpretation(of: matcher.wordForWord(SpokenText(text)), seeksNearest: false)
            let source = grammar.template(template).source
            return meaning.readings.contains { $0.template == source } ? meaning : nil
        }
    }
}

extension Conversation {
    /// Utterances that the phrases accept, with what they mean; each phrase gets its turn.
    package func samples(seed: UInt64) -> SampleRound {
        let grammar = repertoire.grammar
        return SampleRound(grammar, Sampler(grammar, seed: seed), seed: seed) { text, template in
            let meaning = await self.interpret(Transcript(text))
            let source = grammar.template(template).source
            return meaning.readings.contains { $0.template == source && $0.tier == "exact" } ? meaning : nil
        }
    }
}
