import PhraseMatching

/// Reads whole numbers in words, written together or apart: "forty-two", "a hundred and five", "zweiundvierzig".
///
/// Words are looked up, never parsed by a formatter, and `Sum` accepts them only in an order in which people say them:
/// "twenty three" is 23, "three twenty" is nothing.
struct CardinalReader: Sendable {
    let words: [String: Int]
    let multipliers: [String: Int]
    private let tokens: [Token]
    private let rules: Sum.Rules
    /// The bytes that words begin with.
    private let firsts: Set<UInt8>

    enum Meaning: Sendable, Hashable {
        case add(Int)
        case multiply(Int)
        case join
        case article
    }

    /// Numbers in scripts that say by themselves which language is written.
    static let ofScripts = CardinalReader(.ofScripts)

    private struct Token: Sendable {
        let text: [UInt8]
        let meaning: Meaning
    }

    init(_ numbers: NumberWords) {
        func folded(_ table: [String: Int]) -> [String: Int] {
            Dictionary(table.map { (Self.key($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        words = folded(numbers.words)
        multipliers = folded(numbers.multipliers)
        let all =
            words.map { ($0.key, Meaning.add($0.value)) } + multipliers.map { ($0.key, .multiply($0.value)) }
            + numbers.joiners.map { (Self.key($0), .join) } + numbers.articles.map { (Self.key($0), .article) }
        tokens = all.map { Token(text: Array($0.0.utf8), meaning: $0.1) }.sorted { $0.text.count > $1.text.count }
        firsts = Set(tokens.compactMap(\.text.first))
        rules = Sum.Rules(unitsBeforeTens: numbers.unitsBeforeTens, longTens: numbers.longTens)
    }

    private static func key(_ text: String) -> String {
        SpokenText(text).foldedWords.joined()
    }

    /// Whether a word begins with what a number may hold.
    func begins(with word: String) -> Bool {
        guard let first = word.utf8.first, firsts.contains(first) else { return false }
        return tokens.contains { $0.meaning != .join && $0.meaning != .article && word.utf8.starts(with: $0.text) }
    }

    /// - Complexity: linear in practice; the steps are limited, so that no text can make it try all ways.
    func read(_ words: ArraySlice<String>) -> Int? {
        let text = Array(words.joined().utf8)
        var steps = 4096
        return read(text[...], Sum(rules: rules), &steps)
    }

    private func read(_ text: ArraySlice<UInt8>, _ sum: Sum, _ steps: inout Int) -> Int? {
        guard !text.isEmpty else { return sum.result }
        for token in tokens where text.starts(with: token.text) {
            steps -= 1
            guard steps > 0 else { return nil }
            var next = sum
            guard next.take(token.meaning) else { continue }
            if let result = read(text.dropFirst(token.text.count), next, &steps) { return result }
        }
        return nil
    }
}
