/// Collecting: what the readings at the end are of, without those that a negative phrase takes away.
extension MatchRun {
    mutating func collect(_ grammar: Grammar) {
        let elements = sets[lives[end].live].elements
        for index in elements {
            guard let template = template(ofElement: index, grammar) else { continue }
            collect(template, readingLists[Int(lives[end].firstList) + index - elements.lowerBound])
        }
    }

    /// The phrase that ends at a place of a set, unless it is vetoed.
    @inline(__always)
    func template(ofElement index: Int, _ grammar: Grammar) -> TemplateID? {
        guard case .template(let template) = terminal(ofElement: index),
            !vetoed || grammar.scope(of: template).map(isVetoed) != true
        else { return nil }
        return template
    }

    @inline(__always)
    private func terminal(ofElement index: Int) -> PhraseGraph.Terminal {
        let graph = sets.graph
        return graph.terminals[Int(graph.places[sets.elements[index].place.index].terminal)]
    }

    mutating func collectVetoes(of elements: Range<Int>) {
        for index in elements {
            guard case .negative(let scope) = terminal(ofElement: index) else { continue }
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

    mutating func insert(_ new: Whole) {
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
