/// Folds the texts of a template and ties its slots to lists.
struct PhraseTreeBuilder {
    struct Slot: Hashable {
        let name: String
        let list: SlotListID
    }

    let template: Template
    let known: [String: SlotListID]
    let ranges: [NumberRange: SlotListID]
    let lists: [SlotList]
    let joinsCompounds: Bool
    /// In the order of their places; one that stands in several places counts once.
    private(set) var slots: [Slot] = []
    private(set) var isOverlong = false

    mutating func tree(_ root: Template.Expression) throws(GrammarError) -> PhraseTree {
        switch root {
        case .text(let text):
            let folded = FoldedText(text)
            if folded.isOverlong { isOverlong = true }
            return .text(folded)
        case .slot(let slot): return try tree(slot)
        case .rule: return .nothing
        case .optional(let inner): return .choice([try tree(inner), .nothing])
        case .sequence(let items): return .sequence(try trees(items))
        case .alternatives(let items): return .choice(try trees(items))
        case .permutation(let items): return .permutation(try trees(items))
        }
    }

    private mutating func trees(_ items: [Template.Expression]) throws(GrammarError) -> [PhraseTree] {
        var trees: [PhraseTree] = []
        for item in items { trees.append(try tree(item)) }
        return trees
    }

    private mutating func tree(_ slot: Template.Slot) throws(GrammarError) -> PhraseTree {
        let list = try list(of: slot)
        guard lists.indices.contains(Int(list.rawValue)) else {
            throw .foreignList(slot: slot.name, template: template.source)
        }
        let new = Slot(name: slot.reportedName, list: list)
        let index = slots.firstIndex(of: new) ?? slots.count
        if index == slots.count { slots.append(new) }
        let acceptsUnlisted = lists[Int(list.rawValue)].acceptsUnlisted
        return .slot(
            index: index, list: list, acceptsUnlisted: acceptsUnlisted, mayJoin: joinsCompounds && !acceptsUnlisted)
    }

    private func list(of slot: Template.Slot) throws(GrammarError) -> SlotListID {
        switch slot.source {
        case .range(let range):
            if let list = ranges[range] { return list }
            throw .unknownSlot(slot.name, template: template.source, known: known.keys.sorted())
        case .list(let name):
            if let list = known[name] { return list }
            throw .unknownSlot(name, template: template.source, known: known.keys.sorted())
        }
    }
}
