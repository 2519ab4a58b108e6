/// Backward: which of the places arrive.
extension MatchRun {
    /// Readings that come to a position from further back than the last byte.
    struct Inflow {
        let passage: Int32
        let stretch: Int32
        /// The next that ends there; negative behind the last.
        let next: Int32
    }

    /// Whether the utterance is a phrase.
    mutating func backward() -> Bool {
        inflows.removeAll()
        var live = sets.terminals(of: positions[end].standing)
        positions.base[end].live = live
        var stretch = hits.stretches.count &- 1
        var position = end &- 1
        while position >= 0 {
            let set = positions.base[position].standing
            live = set == .empty || live == .empty ? .empty : readByteBack(from: position, set, to: live)
            while stretch >= 0, Int(hits.stretches.base[stretch].start) == position {
                let sources = readEntryBack(stretch, set, position)
                // Whatever else counts here, the passage of the byte does not know it.
                if sources != .empty, sources != live { positions.base[position &+ 1].isBusy = true }
                live = sets.union(live, sources)
                stretch &-= 1
            }
            positions.base[position].live = live
            position &-= 1
        }
        stepCount += end
        return live != .empty
    }

    @inline(__always)
    private mutating func readByteBack(from position: Int, _ set: PlaceSetID, to next: PlaceSetID) -> PlaceSetID {
        let label = Int(positions.base[position].label)
        let passage = sets.passage(set, label, spoken.bytes[position], to: next)
        positions.base[position &+ 1].passage = passage
        let found = sets.memory.passages.base[Int(passage)]
        if !found.isIdle { positions.base[position &+ 1].isBusy = true }
        return found.sources
    }

    private mutating func readEntryBack(_ number: Int, _ set: PlaceSetID, _ position: Int) -> PlaceSetID {
        stepCount += 1
        let stretch = hits.stretches[number]
        let end = Int(stretch.end)
        let next = positions[end].live
        guard next != .empty else { return .empty }
        let passage: Int32
        if stretch.link == Self.skipLink {
            guard end == self.end || spoken.boundaries[end].isBreak else { return .empty }
            passage = sets.skipPassage(set, to: next)
        } else {
            passage = sets.passage(set, link: stretch.link, label: Int(positions[position].label), to: next)
        }
        guard passage != PassageMemory.none else { return .empty }
        inflows.append(Inflow(passage: passage, stretch: Int32(number), next: positions[end].firstInflow))
        positions.base[end].firstInflow = Int32(inflows.count - 1)
        positions.base[end].isBusy = true
        positions.base[position].isBusy = true
        return sets.memory.passages[Int(passage)].sources
    }
}
