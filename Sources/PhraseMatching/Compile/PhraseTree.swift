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
        rowCount(limit: limit, keeping: isKept) == nil ? nil : allRows(keeping: isKept)
    }

    /// How many they are; `nil` if there are more than `limit`.
    private func rowCount(limit: Int, keeping isKept: (PhraseTree) -> Bool) -> Int? {
        func within(_ count: Int) -> Int? { count <= limit ? count : nil }
        if isKept(self) { return 1 }
        switch self {
        case .text, .slot: return 1
        case .sequence(let items):
            return items.reduce(1) { count, item in
                guard let count, let more = item.rowCount(limit: limit, keeping: isKept) else { return nil }
                return within(count * more)
            }
        case .choice(let items):
            return items.reduce(0) { count, item in
                guard let count, let more = item.rowCount(limit: limit, keeping: isKept) else { return nil }
                return within(count + more)
            }
        case .permutation(let items):
            let inOrder = PhraseTree.sequence(items).rowCount(limit: limit, keeping: isKept)
            return items.indices.reduce(inOrder) { count, place in count.flatMap { within($0 * (place + 1)) } }
        }
    }

    private func allRows(keeping isKept: (PhraseTree) -> Bool) -> [[PhraseTree]] {
        if isKept(self) { return [[self]] }
        switch self {
        case .text, .slot: return [[self]]
        case .sequence(let items): return Self.rows(inTurn: items.map { $0.allRows(keeping: isKept) })
        case .choice(let items): return items.flatMap { $0.allRows(keeping: isKept) }
        case .permutation(let items):
            let (rows, space) = (items.map { $0.allRows(keeping: isKept) }, [[PhraseTree.text(FoldedText(" "))]])
            return Self.orders(Array(items.indices)).flatMap { order in
                Self.rows(inTurn: Array(order.map { [rows[$0]] }.joined(separator: [space])))
            }
        }
    }

    /// Each row of the first part with each of the next, and so on.
    private static func rows(inTurn parts: [[[PhraseTree]]]) -> [[PhraseTree]] {
        var rows: [[PhraseTree]] = [[]]
        for part in parts {
            if part.count == 1 {
                for place in rows.indices { rows[place] += part[0] }
            } else {
                rows = rows.flatMap { first in part.map { first + $0 } }
            }
        }
        return rows
    }

    private static func orders(_ numbers: [Int]) -> [[Int]] {
        guard !numbers.isEmpty else { return [[]] }
        return numbers.flatMap { first in orders(numbers.filter { $0 != first }).map { [first] + $0 } }
    }
}
