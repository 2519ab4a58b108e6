package import PhraseMatching
import SpokenLanguage

extension AppGrammar {
    /// Makes up utterances of the phrases, with values of their parameters' types where no list has any.
    package func sampler(seed: UInt64) -> Sampler {
        Sampler(grammar, seed: seed) { [self] template, slot in examples(for: slot, of: template) }
    }

    /// - slot: its place in the template.
    /// - Returns: What may be said there that is in no list; nil for any words.
    private func examples(for slot: Int, of template: TemplateID) -> [String]? {
        guard let place = meanings[template]?.place,
            let parameter = intent(at: place).parameter(grammar.slots(of: template)[slot].name),
            let kind = parameter.type.exampleKind
        else { return nil }
        return packs[apps[place.app].language].map { SpokenExamples($0).texts(kind) } ?? []
    }
}

extension DeclarativeApp.ParameterType {
    /// Nil for what has names, and for free text.
    fileprivate var exampleKind: SpokenExamples.Kind? {
        switch self {
        case .entity, .enumeration, .bool, .string: nil
        case .int: .number(isWhole: true)
        case .double: .number(isWhole: false)
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .duration: .duration
        case .currency: .money
        case .measurement(let kind): QuantityKind(rawValue: kind.rawValue).map { .quantity($0) }
        case .url: .link
        }
    }
}
