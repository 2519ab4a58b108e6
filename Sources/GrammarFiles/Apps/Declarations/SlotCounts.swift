import PhraseMatching

/// How often each slot may be said in one way to say a phrase: "(${x}|the ${x})" once, "${x} [and ${x}]" twice.
struct SlotCounts {
    /// More than one is all that matters, and rules that name others twice would count without end.
    private static let limit = 2

    private var known: [String: [String: Int]] = [:]
    private let rules: [String: Template.Expression]

    /// - rules: none of which leads back to itself.
    init(_ rules: [DeclarativeApp.Rule]) {
        self.rules = Dictionary(rules.map { ($0.name, $0.phrase.template.root) }) { first, _ in first }
    }

    /// The slots that may be said more than once, in the order of their names.
    mutating func repeated(in template: Template) -> [String] {
        counts(template.root).filter { $0.value > 1 }.keys.sorted()
    }

    private mutating func counts(_ root: Template.Expression) -> [String: Int] {
        switch root {
        case .text: return [:]
        case .slot(let slot): return slot.isCapture ? [:] : [slot.name: 1]
        case .rule(let name): return counts(ofRule: name)
        case .optional(let inner): return counts(inner)
        case .sequence(let items), .permutation(let items):
            return counts(items) { min($0 + $1, Self.limit) }
        case .alternatives(let items): return counts(items, max)
        }
    }

    private mutating func counts(
        _ items: [Template.Expression], _ combine: (Int, Int) -> Int
    ) -> [String: Int] {
        var all: [String: Int] = [:]
        for item in items { all.merge(counts(item), uniquingKeysWith: combine) }
        return all
    }

    private mutating func counts(ofRule name: String) -> [String: Int] {
        if let known = known[name] { return known }
        let slots = rules[name].map { counts($0) } ?? [:]
        known[name] = slots
        return slots
    }
}
