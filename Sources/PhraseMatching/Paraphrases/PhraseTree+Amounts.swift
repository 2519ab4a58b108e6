extension PhraseTree {
    /// The same with each value and the words that may stand right behind it as one: "${n}[%]".
    func gatheringAmounts(_ kind: (Int) -> SlotKind) -> PhraseTree {
        guard case .sequence(let items) = self else { return mappingParts { $0.gatheringAmounts(kind) } }
        var gathered: [PhraseTree] = []
        for item in items {
            if let last = gathered.last, PhraseTree.sequence([last, item]).isAmount(kind) {
                gathered[gathered.count - 1] = .sequence([last, item])
            } else {
                gathered.append(item.gatheringAmounts(kind))
            }
        }
        return .sequence(gathered)
    }

    /// The same with values alone where signs or words stand beside them: "${n}" for "${n}(%| percent)".
    func withoutUnits(_ kind: (Int) -> SlotKind) -> PhraseTree {
        isAmount(kind) ? firstAmount ?? self : mappingParts { $0.withoutUnits(kind) }
    }

    func hasAmount(_ kind: (Int) -> SlotKind) -> Bool {
        switch self {
        case .text, .slot: false
        case .sequence(let items), .choice(let items), .permutation(let items):
            isAmount(kind) || items.contains { $0.hasAmount(kind) }
        }
    }

    /// The slot of an amount.
    private var firstAmount: PhraseTree? {
        switch self {
        case .text: nil
        case .slot: self
        case .sequence(let items), .choice(let items), .permutation(let items):
            items.lazy.compactMap(\.firstAmount).first
        }
    }

    /// Whether this is a value with one of some signs or words beside it, which stay with it wherever it stands: "${n}(%| percent)",
    /// "(${n} dollars|$${n})".
    func isAmount(_ kind: (Int) -> SlotKind) -> Bool {
        switch self {
        case .sequence(let items):
            guard items.count == 2, case .slot(let slot, _, _, _) = items[0], case .choice = items[1] else {
                return false
            }
            return kind(slot) == .value && items[1].slotIndices.isEmpty
        case .choice:
            let slots = slotIndices
            return slots.count == 1 && slots.allSatisfy { kind($0) == .value }
        case .text, .slot, .permutation: return false
        }
    }

    private var slotIndices: Set<Int> {
        switch self {
        case .text: []
        case .slot(let index, _, _, _): [index]
        case .sequence(let items), .choice(let items), .permutation(let items):
            items.reduce(into: []) { $0.formUnion($1.slotIndices) }
        }
    }
}
