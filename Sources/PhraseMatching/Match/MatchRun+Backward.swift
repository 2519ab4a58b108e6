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
        let live = sets.terminals(of: positions[end].standing)
        positions.base[end].live = live
        busy.removeAll()
        busy.append(repeating: 0, count: end >> 6 + 1)
        stepCount += end
        return (hasCharacters ? readCharactersBack(from: live) : readBytesBack(from: live)) != .empty
    }

    /// Where each step was over one byte.
    private mutating func readBytesBack(from last: PlaceSetID) -> PlaceSetID {
        var (live, stretch, position) = (last, hits.stretches.count &- 1, end &- 1)
        let places = positions.base
        var entry = start(ofEntry: stretch)
        while position >= 0 {
            let set = places[position].standing
            live = set == .empty || live == .empty ? .empty : readByteBack(from: position, set, to: live)
            while entry == position {
                live = readEntryBack(stretch, set, position, beside: live, at: position &+ 1)
                stretch &-= 1
                entry = start(ofEntry: stretch)
            }
            places[position].live = live
            position &-= 1
        }
        return live
    }

    private mutating func readCharactersBack(from last: PlaceSetID) -> PlaceSetID {
        var (live, stretch, next) = (last, hits.stretches.count &- 1, end)
        let places = positions.base
        var entry = start(ofEntry: stretch)
        while next > 0 {
            let position = next &- Int(places[next].width)
            let set = places[position].standing
            if set == .empty {
                // Within an entry: nothing stands there, and nothing is known of it.
                live = .empty
                next = position
                continue
            }
            if live == .empty {
                // What else begins here may count.
            } else if next &- position == 1 {
                live = readByteBack(from: position, set, to: live)
            } else if let sources = readCharacterBack(from: position, set, at: next, to: live) {
                live = sources
            } else {
                spell(from: position, to: next)
                continue
            }
            while entry == position {
                live = readEntryBack(stretch, set, position, beside: live, at: next)
                stretch &-= 1
                entry = start(ofEntry: stretch)
            }
            places[position].live = live
            next = position
        }
        return live
    }

    /// Where an entry begins; before the text where there is none.
    @inline(__always)
    private func start(ofEntry stretch: Int) -> Int { stretch < 0 ? -1 : Int(hits.stretches.base[stretch].start) }

    /// Notes that something happens to readings at a position.
    @inline(__always)
    mutating func markBusy(_ position: Int) { busy.base[position &>> 6] |= 1 &<< UInt64(position & 63) }

    /// Adds the places that count before an entry to those that count before what else begins there and ends at `next`.
    @inline(never)
    private mutating func readEntryBack(
        _ number: Int, _ set: PlaceSetID, _ position: Int, beside live: PlaceSetID, at next: Int
    ) -> PlaceSetID {
        let sources = readEntryBack(number, set, position)
        // Whatever else counts here, the passage of the byte does not know it.
        if sources != .empty, sources != live { markBusy(next) }
        return sets.union(live, sources)
    }

    /// What counts before a character of several bytes; `nil` where it must be read byte by byte.
    @inline(__always)
    private mutating func readCharacterBack(
        from position: Int, _ set: PlaceSetID, at next: Int, to live: PlaceSetID
    ) -> PlaceSetID? {
        let step = positions.base[position].step
        let passage = sets.passage(set, over: spoken, position..<next, step: step, to: live)
        guard passage != CharacterMemory.byBytes else { return nil }
        positions.base[next].passage = passage
        if passage == PassageMemory.none { markBusy(next) }
        return sets.memory.passages.base[Int(passage)].sources
    }

    /// Puts down where readings stand within a character.
    private mutating func spell(from position: Int, to next: Int) {
        positions.base[next].width = 1
        positions.base[position].label = Int32(
            truncatingIfNeeded: sets.label(spoken.gap(at: position), spoken.bytes[position]))
        var place = position
        while place &+ 1 < next {
            let byte = spoken.bytes[place &+ 1]
            let set = sets.step(
                positions[place].standing, Int(positions[place].label), spoken.bytes[place])
            place &+= 1
            positions.base[place].standing = set
            positions.base[place].label = Int32(truncatingIfNeeded: sets.label(Int(Gap.inside.rawValue), byte))
        }
    }

    @inline(__always)
    private mutating func readByteBack(from position: Int, _ set: PlaceSetID, to next: PlaceSetID) -> PlaceSetID {
        let label = Int(positions.base[position].label)
        let passage = sets.passage(set, label, spoken.bytes[position], to: next)
        positions.base[position &+ 1].passage = passage
        let found = sets.memory.passages.base[Int(passage)]
        if !found.isIdle { markBusy(position &+ 1) }
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
            passage = sets.passage(set, link: stretch.link, behind: spoken, position, to: next)
        }
        guard passage != PassageMemory.none else { return .empty }
        inflows.append(Inflow(passage: passage, stretch: Int32(number), next: positions[end].firstInflow))
        positions.base[end].firstInflow = Int32(inflows.count - 1)
        markBusy(end)
        markBusy(position)
        return sets.memory.passages[Int(passage)].sources
    }
}
