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
        lives.removeAll()
        lives.append(repeating: Life(), count: end + 1)
        busy.removeAll()
        busy.append(repeating: 0, count: end >> 6 + 1)
        stepCount += end
        let live = sets.terminals(of: positions[end].standing)
        lives.base[end].live = live
        return readBack(from: live) != .empty
    }

    private mutating func readBack(from last: PlaceSetID) -> PlaceSetID {
        var (live, stretch, next) = (last, hits.stretches.count &- 1, end)
        let (places, lives) = (positions.base, lives.base)
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
            // What else begins here may count where the step does not.
            if live != .empty {
                let passage = sets.passage(set, over: spoken, position..<next, step: places[position].step, to: live)
                guard passage != StepMemory.byBytes else {
                    spell(from: position, to: next)
                    continue
                }
                lives[next].passage = passage
                let found = sets.memory.passages.base[Int(passage)]
                if !found.isIdle { markBusy(next) }
                live = found.sources
            }
            while entry == position {
                live = readEntryBack(stretch, set, position, beside: live, at: next)
                stretch &-= 1
                entry = start(ofEntry: stretch)
            }
            lives[position].live = live
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

    /// Puts down where readings stand within a character.
    private mutating func spell(from position: Int, to next: Int) {
        positions.base[next].width = 1
        var gap = spoken.gap(at: position)
        for place in position..<next {
            let (set, byte) = (positions[place].standing, spoken.bytes[place])
            let step = sets.step(set, sets.label(gap, byte), byte)
            positions.base[place].step = step
            if place + 1 < next { positions.base[place + 1].standing = sets.target(of: step) }
            gap = Int(Gap.inside.rawValue)
        }
    }

    private mutating func readEntryBack(_ number: Int, _ set: PlaceSetID, _ position: Int) -> PlaceSetID {
        stepCount += 1
        let stretch = hits.stretches[number]
        let end = Int(stretch.end)
        let next = lives[end].live
        guard next != .empty else { return .empty }
        let passage: Int32
        if stretch.link == Self.skipLink {
            guard end == self.end || spoken.boundaries[end].isBreak else { return .empty }
            passage = sets.skipPassage(set, to: next)
        } else {
            passage = sets.passage(set, link: stretch.link, behind: spoken, position, to: next)
        }
        guard passage != PassageMemory.none else { return .empty }
        inflows.append(Inflow(passage: passage, stretch: Int32(number), next: lives[end].firstInflow))
        lives.base[end].firstInflow = Int32(inflows.count - 1)
        markBusy(end)
        markBusy(position)
        return sets.memory.passages[Int(passage)].sources
    }
}
