import PhraseMatching

/// Finds rules that are nowhere and rules that lead back to themselves, and which slots each rule has in the end.
struct RuleCheck {
    private let rules: [DeclarativeApp.Rule]
    private let places: [String: Int]
    private let source: YAMLSource

    init(_ rules: [DeclarativeApp.Rule], in source: YAMLSource) {
        self.rules = rules
        self.source = source
        places = Dictionary(rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The slots of each rule, with those of the rules it names.
    func slots() throws(GrammarFileError) -> [String: [Template.Slot]] {
        var known: [String: [Template.Slot]] = [:]
        for rule in rules { _ = try slots(of: rule, path: [], &known) }
        return known
    }

    private func slots(
        of rule: DeclarativeApp.Rule, path: [String], _ known: inout [String: [Template.Slot]]
    ) throws(GrammarFileError) -> [Template.Slot] {
        if let slots = known[rule.name] { return slots }
        if let start = path.firstIndex(of: rule.name) {
            throw source.error(.app(.ruleCycle(Array(path[start...]) + [rule.name])), at: rule.phrase.place)
        }
        guard path.count < Self.depthLimit else {
            throw source.error(.tooDeep(limit: Self.depthLimit), at: rule.phrase.place)
        }
        var slots = rule.phrase.template.root.slots
        for name in rule.phrase.template.root.rules {
            guard let place = places[name] else {
                throw source.error(.app(.unknownRule(name, known: rules.map(\.name))), at: rule.phrase.place)
            }
            slots += try self.slots(of: rules[place], path: path + [rule.name], &known)
        }
        // Each once: rules that name others twice would double the list at every step.
        let unique = Array(Set(slots)).sorted { $0.description < $1.description }
        known[rule.name] = unique
        return unique
    }

    private static let depthLimit = 64
}
