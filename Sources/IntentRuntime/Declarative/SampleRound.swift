import GrammarFiles
import PhraseMatching

/// Makes up utterances for all phrases in turn, in an order that the seed decides, and keeps those that are understood.
struct SampleRound {
    private var sampler: Sampler
    private let templates: [TemplateID]
    /// So many utterances of one phrase are tried before it loses its turn.
    private static let tries = 8

    init(_ grammar: Grammar, seed: UInt64) {
        sampler = Sampler(grammar, seed: seed)
        var numbers = SeededNumbers(seed: seed)
        templates = (0..<grammar.templateCount).map { TemplateID(rawValue: UInt32($0)) }.shuffled(using: &numbers)
    }

    /// - Parameters:
    ///   - count: How many are wanted; fewer come where the phrases have no more.
    ///   - understood: What an utterance of a template means, nil when it is not understood as that.
    /// - Returns: What the utterances mean.
    mutating func samples(
        _ count: Int, understood: @Sendable (String, TemplateID) async -> Interpretation?
    ) async -> [Interpretation] {
        var samples: [Interpretation] = []
        var seen: Set<String> = []
        var missed = 0
        var turn = 0
        while samples.count < count, missed < templates.count, !templates.isEmpty {
            let template = templates[turn % templates.count]
            turn += 1
            if let sample = await sample(template, &seen, understood) {
                samples.append(sample)
                missed = 0
            } else {
                missed += 1
            }
        }
        return samples
    }

    private mutating func sample(
        _ template: TemplateID, _ seen: inout Set<String>,
        _ understood: @Sendable (String, TemplateID) async -> Interpretation?
    ) async -> Interpretation? {
        for _ in 0..<Self.tries {
            guard let text = sampler.utterance(of: template) else { return nil }
            guard !seen.contains(text), let meaning = await understood(text, template) else { continue }
            seen.insert(text)
            return meaning
        }
        return nil
    }
}

extension DeclarativeInterpreter {
    /// Utterances that the grammar accepts, with what they mean; each phrase gets its turn.
    package func samples(seed: UInt64, count: Int) async -> [Interpretation] {
        let grammar = matcher.grammar.grammar
        var round = SampleRound(grammar, seed: seed)
        return await round.samples(count) { text, template in
            let meaning = interpret([text], seeksNearest: false)
            let source = grammar.template(template).source
            return meaning.readings.contains { $0.template == source } ? meaning : nil
        }
    }
}

extension Conversation {
    /// Utterances that the phrases accept, with what they mean; each phrase gets its turn.
    package func samples(seed: UInt64, count: Int) async -> [Interpretation] {
        let grammar = repertoire.grammar
        var round = SampleRound(grammar, seed: seed)
        return await round.samples(count) { text, template in
            let meaning = await interpret(Transcript(text))
            let source = grammar.template(template).source
            return meaning.readings.contains { $0.template == source && $0.tier == "exact" } ? meaning : nil
        }
    }
}
