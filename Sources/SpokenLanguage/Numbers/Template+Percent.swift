package import PhraseMatching

extension Template.Expression {
    /// The same with each sign for percent also in words: “${level}%” is “fifty percent”, too.
    package func sayingPercent(in numbers: NumberWords) -> Template.Expression {
        let words = numbers.percent.filter { $0 != "%" }
        guard !words.isEmpty else { return self }
        return sayingPercent(as: .alternatives([.text("%")] + words.map { .text(" " + $0) }))
    }

    private func sayingPercent(as sign: Template.Expression) -> Template.Expression {
        switch self {
        case .text(let text):
            let parts = text.split(separator: "%", omittingEmptySubsequences: false).map { Self.text(String($0)) }
            return parts.count > 1 ? .joining(Array(parts.map { [$0] }.joined(separator: [sign]))) : self
        case .slot, .rule: return self
        case .optional(let inner): return .optional(inner.sayingPercent(as: sign))
        case .sequence(let items): return .joining(items.map { $0.sayingPercent(as: sign) })
        case .alternatives(let items): return .alternatives(items.map { $0.sayingPercent(as: sign) })
        case .permutation(let items): return .permutation(items.map { $0.sayingPercent(as: sign) })
        }
    }
}
