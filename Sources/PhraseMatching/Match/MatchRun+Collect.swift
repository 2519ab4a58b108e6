/// Collecting: what the readings at the end are of, without those that a negative phrase takes away.
extension MatchRun {
    mutating func collect(_ grammar: Grammar) {
        let graph = sets.graph
        let elements = sets[positions[end].live].elements
        if !grammar.negatives.isEmpty { collectVetoes(of: elements) }
        for index in elements {
            let terminal = graph.places[sets.elements[index].place.index].terminal
            guard case .template(let template) = graph.terminals[Int(terminal)] else { continue }
            if vetoed, let scope = grammar.scope(of: template), isVetoed(scope) { continue }
            collect(template, readingLists[Int(positions[end].firstList) + index - elements.lowerBound])
        }
    }

    private mutating func collectVetoes(of elements: Range<Int>) {
        let graph = sets.graph
        for index in elements {
            let terminal = graph.places[sets.elements[index].place.index].terminal
            guard case .negative(let scope) = graph.terminals[Int(terminal)] else { continue }
            if !isVetoed(scope) { vetoes.append(scope) }
        }
    }

    private mutating func collect(_ template: TemplateID, _ list: ReadingList) {
        for index in list.partials {
            stepCount += 1
            let partial = partials[index]
            let rank = partial.rank + Rank(.literalText, end)
            insert(Whole(template: template, rank: rank, slot: partial.slot))
        }
    }

    private mutating func insert(_ new: Whole) {
        if let twin = twin(of: new) {
            guard wholes[twin].rank < new.rank else { return }
            wholes.remove(at: twin)
        }
        var place = wholes.count
        while place > 0, precedes(new, wholes[place - 1]) { place -= 1 }
        guard place < Self.width else { return }
        wholes.insert(new, at: place)
        if wholes.count > Self.width { wholes.removeLast() }
    }

    func isVetoed(_ scope: ScopeID) -> Bool { vetoes.indices.contains { vetoes[$0] == scope } }

    private func twin(of new: Whole) -> Int? {
        for index in wholes.indices where wholes[index].template == new.template {
            if trail.compare(wholes[index].slot, new.slot) == 0 { return index }
        }
        return nil
    }

    private func precedes(_ a: Whole, _ b: Whole) -> Bool {
        if a.rank != b.rank { return a.rank > b.rank }
        if a.template != b.template { return a.template.rawValue < b.template.rawValue }
        return trail.compare(a.slot, b.slot) < 0
    }
}
