/// Reading out: what a way on does to a reading.
extension MatchRun {
    /// Adds the readings of a place, moved along, to those from `first` on.
    mutating func carry(
        _ list: ReadingList, _ move: Move, _ stretch: Int32, to position: Int, since first: Int
    ) {
        stepCount += Int(list.count)
        for index in list.partials {
            let partial = partials[index]
            if stretch < 0 {
                insert(moved(partial, move, to: position), since: first)
            } else {
                carry(partial, move, hits.stretches[Int(stretch)], since: first)
            }
        }
    }

    private mutating func moved(
        _ partial: ReadingTrail.Partial, _ move: Move, to position: Int
    ) -> ReadingTrail.Partial {
        var partial = partial
        switch move.kind {
        case .unlisted: break
        case .text, .entry: partial.rank = partial.rank + Rank(.wordBoundaries, Int(move.cost))
        case .opening:
            partial.rank =
                partial.rank + Rank(.literalText, position - 1) + .unlisted(bytes: 1) - Rank(.unlistedText, position)
            partial = trail.open(partial, move.slot, at: position - 1)
        }
        guard move.closes else { return partial }
        partial.rank = partial.rank + Rank(.unlistedText, position) - Rank(.literalText, position)
        return trail.close(partial, at: position)
    }

    private mutating func carry(
        _ partial: ReadingTrail.Partial, _ move: Move, _ stretch: SlotHits.Stretch, since first: Int
    ) {
        var partial = partial
        let span = Int(stretch.start)..<Int(stretch.end)
        partial.rank = partial.rank - Rank(move.kind == .unlisted ? .unlistedText : .literalText, span.count)
        guard stretch.link != Self.skipLink else {
            partial.rank = partial.rank + .skipped(bytes: span.count)
            return insert(partial, since: first)
        }
        let ranksFirst = views[Int(sets.links[Int(stretch.link)].list.rawValue)].ranksFirst
        for index in stretch.hits {
            let hit = hits.hits[index]
            var new = partial
            new.rank =
                new.rank + .listed(bytes: span.count, boundaryCost: Int(hit.cost), ranksFirst: ranksFirst)
            if partials.count - first == Self.width, new.rank < partials[partials.count - 1].rank { continue }
            stepCount += 1
            insert(
                trail.extend(new, with: Reading.Slot(index: move.slot, span: span, value: hit.value)), since: first)
        }
    }

    /// Puts a reading among those of a place; of two with the same slots the better one stays.
    private mutating func insert(_ new: ReadingTrail.Partial, since first: Int) {
        if partials.count == first { return partials.append(new) }
        if partials.count - first == Self.width, new.rank < partials[partials.count - 1].rank { return }
        var place = first
        while place < partials.count {
            let order = trail.compare(new.slot, partials[place].slot)
            let isBetter = new.rank == partials[place].rank ? order < 0 : new.rank > partials[place].rank
            if isBetter { break }
            if order == 0 { return }
            place += 1
        }
        partials.insert(new, at: place)
        place += 1
        while place < partials.count {
            if trail.compare(new.slot, partials[place].slot) == 0 {
                partials.remove(at: place)
                return
            }
            place += 1
        }
        if partials.count - first > Self.width { partials.removeLast() }
    }
}
