import PhraseMatching

/// A way to say something in a language, with slots for what varies: "half past {hour}".
///
/// Language packs write them in the template syntax (`[…]` may be left out, `(a|b)` is one of them); what a slot may hold is
/// read by whoever uses the pattern.
struct SpokenPattern: Sendable {
    /// What the slots of a match hold, in the order in which they were said.
    typealias Captures<Value> = [(slot: String, value: Value)]

    private indirect enum Node: Sendable {
        /// Words without what stands between them.
        case words(String)
        case slot(String)
        case sequence([Node])
        case optional(Node)
        case choice([Node])
    }

    private let root: Node

    init(_ template: Template) {
        root = Self.node(template.root)
    }

    private static func node(_ expression: Template.Expression) -> Node {
        switch expression {
        case .text(let text):
            let tokens = SpokenTokens(pattern: text)
            return .words(tokens.joined(0..<tokens.count))
        case .slot(let slot): return .slot(slot.name)
        case .rule: return .choice([])
        case .sequence(let items): return .sequence(items.map(node))
        case .optional(let inner): return .optional(node(inner))
        case .alternatives(let items): return .choice(items.map(node))
        case .permutation(let items): return .sequence(items.map(node))
        }
    }

    /// All ways in which the pattern begins at a place.
    ///
    /// - Parameters:
    ///   - tokens: The utterance.
    ///   - start: The place.
    ///   - slot: What a slot may hold from a place on, with the places behind it.
    /// - Returns: What the slots hold, with the place behind the pattern.
    func matches<Value>(
        _ tokens: SpokenTokens, at start: Int, slot: (String, Int) -> [(meaning: Value, end: Int)]
    ) -> [(captures: Captures<Value>, end: Int)] {
        Self.matches(root, tokens, start, slot)
    }

    private static func matches<Value>(
        _ node: Node, _ tokens: SpokenTokens, _ start: Int, _ slot: (String, Int) -> [(meaning: Value, end: Int)]
    ) -> [(captures: Captures<Value>, end: Int)] {
        switch node {
        case .words(let words): return tokens.end(of: words, from: start).map { [([], $0)] } ?? []
        case .slot(let name): return slot(name, start).map { ([(name, $0.meaning)], $0.end) }
        case .optional(let inner): return matches(inner, tokens, start, slot) + [([], start)]
        case .choice(let items): return items.flatMap { matches($0, tokens, start, slot) }
        case .sequence(let items):
            var rows: [(captures: Captures<Value>, end: Int)] = [([], start)]
            for item in items {
                rows = rows.flatMap { row in
                    matches(item, tokens, row.end, slot).map { (row.captures + $0.captures, $0.end) }
                }
            }
            return rows
        }
    }
}
