import PhraseMatching

extension Template.Expression {
    /// The same with each sign for percent also in words, and words behind a slot also as the sign.
    func sayingPercent(_ words: [String]) -> Template.Expression {
        guard !words.isEmpty else { return self }
        if case .text(let text) = self { return Self.sayingPercent(words, in: text) }
        return mappingParts { $0.sayingPercent(words) }
    }

    private static func sayingPercent(_ words: [String], in text: String) -> Template.Expression {
        let sign = Self.alternatives([.text("%")] + words.map { .text(" " + $0) })
        var rest = text[...]
        if let word = words.first(where: { begins(text, with: " " + $0) }) {
            rest = "%" + rest.dropFirst(1 + word.count)
        }
        let parts = rest.split(separator: "%", omittingEmptySubsequences: false).map { Self.text(String($0)) }
        return parts.count > 1 ? .joining(Array(parts.map { [$0] }.joined(separator: [sign]))) : .text(text)
    }

    /// Whether a text begins with whole words, in capital letters or not.
    private static func begins(_ text: String, with words: String) -> Bool {
        let (beginning, rest) = (text.prefix(words.count), text.dropFirst(words.count))
        return beginning.lowercased() == words.lowercased() && rest.first?.isLetter != true
    }
}
