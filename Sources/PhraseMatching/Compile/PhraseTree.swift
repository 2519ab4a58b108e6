/// A template ready to be compiled: its texts folded, its rules put in place, its slots tied to lists.
indirect enum PhraseTree: Sendable {
    case text(FoldedText)
    /// - index: into the phrase's slots.
    /// - mayJoin: a word behind an entry may be written together with it.
    case slot(index: Int, list: SlotListID, acceptsUnlisted: Bool, mayJoin: Bool)
    case sequence([PhraseTree])
    /// One of these; what may be left out is a choice with an empty sequence.
    case choice([PhraseTree])
    case permutation([PhraseTree])

    static let nothing = PhraseTree.sequence([])

    /// The same with each of its parts changed; a text or slot has none.
    func mappingParts(_ change: (PhraseTree) -> PhraseTree) -> PhraseTree {
        switch self {
        case .text, .slot: self
        case .sequence(let items): .sequence(items.map(change))
        case .choice(let items): .choice(items.map(change))
        case .permutation(let items): .permutation(items.map(change))
        }
    }
}

extension PhraseTree {
    /// One way to say it: the first of each choice, without what may be left out.
    var plainest: PhrasePattern {
        var pattern = PhrasePatternBuilder()
        pattern.add(plainestRow)
        return pattern.finish()
    }

    /// The same as texts and slots in a row.
    var plainestRow: [PhraseTree] {
        switch self {
        case .text, .slot: [self]
        case .sequence(let items): items.flatMap(\.plainestRow)
        case .choice(let items): items.first(where: \.isNothing) == nil ? items.first?.plainestRow ?? [] : []
        case .permutation(let items):
            Array(items.map(\.plainestRow).joined(separator: [.text(FoldedText(" "))]))
        }
    }

    private var isNothing: Bool {
        if case .sequence(let items) = self { items.isEmpty } else { false }
    }

    /// Every way to say it, as rows of texts and slots; `nil` if there are more than `limit`.
    ///
    /// - isKept: what stays in a row as it is.
    func rows(limit: Int, keeping isKept: (PhraseTree) -> Bool = { _ in false }) -> [[PhraseTree]]? {
        if isKept(self) { return [[self]] }
        switch self {
        case .text, .slot: return [[self]]
        case .sequence(let items):
            return items.reduce([[]]) { rows, item in
                Self.product(rows, item.rows(limit: limit, keeping: isKept), limit)
            }
        case .choice(let items):
            var rows: [[PhraseTree]] = []
            for item in items {
                guard let more = item.rows(limit: limit, keeping: isKept), rows.count + more.count <= limit else {
                    return nil
                }
                rows += more
            }
            return rows
        case .permutation(let items):
            return Self.orders(items[...]).reduce([]) { rows, order in
                let spaced = Array(order.map { [$0] }.joined(separator: [.text(FoldedText(" "))]))
                guard let rows, let more = PhraseTree.sequence(spaced).rows(limit: limit, keeping: isKept)
                else { return nil }
                return rows.count + more.count <= limit ? rows + more : nil
            }
        }
    }

    private static func product(_ a: [[PhraseTree]]?, _ b: [[PhraseTree]]?, _ limit: Int) -> [[PhraseTree]]? {
        guard let a, let b, a.count * b.count <= limit else { return nil }
        return a.flatMap { first in b.map { first + $0 } }
    }

    private static func orders(_ items: ArraySlice<PhraseTree>) -> [[PhraseTree]] {
        guard !items.isEmpty else { return [[]] }
        return items.indices.flatMap { index in
            orders(items[..<index] + items[(index + 1)...]).map { [items[index]] + $0 }
        }
    }
}
