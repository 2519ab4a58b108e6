/// Forward: where readings stand.
extension MatchRun {
    /// Stands for the link of skipped words.
    static let skipLink: Int32 = -1

    /// Whether the utterance arrives at a place where a phrase ends.
    mutating func forward(_ skipped: SlotListID?) -> Bool {
        guard let bytes = spoken.bytes.baseAddress else { return false }
        positions.removeAll()
        let missing = end + 1 - blanks.count
        if missing > 0 { blanks.append(repeating: Position(), count: missing) }
        positions.append(blanks.base, count: end + 1)
        hits.removeAll()
        var (position, set) = (0, sets.root)
        // None of these moves until the end, and the loop need not look up where they are.
        let (places, boundaries, end) = (positions.base, spoken.boundaries, end)
        places[0].standing = set
        // Nothing arrives there, but whoever traces back stops at it and need not look where the beginning is.
        places[0].arrival = 0
        while position < end {
            if set == .empty {
                position &+= 1
                set = places[position].standing
                continue
            }
            let (boundary, byte) = (boundaries[position], bytes[position])
            let gap = spoken.gap(at: position, boundary, byte)
            if boundary != .inside || position == 0 { beginEntries(at: position, set, gap, boundary, skipped) }
            let step: Int32
            var width = PlaceSets.width(of: byte)
            if width > 1, position &+ width <= end {
                step = sets.step(set, gap, over: bytes, position, width, of: end)
                places[position &+ width].width = UInt8(truncatingIfNeeded: width)
            } else {
                step = sets.step(set, sets.label(gap, byte), byte)
                width = 1
            }
            places[position].step = step
            position &+= width
            set = sets.union(places[position].standing, sets.target(of: step))
            places[position].standing = set
        }
        stepCount += end
        return sets[set].hasTerminals
    }

    /// Reads what entries and skipped words begin at a position.
    @inline(__always)
    private mutating func beginEntries(
        at position: Int, _ set: PlaceSetID, _ gap: Int, _ boundary: Boundary, _ skipped: SlotListID?
    ) {
        if let skipped, position == 0 || boundary.isBreak { skip(skipped, from: position, set) }
        guard sets.infos.base[set.index].hasSlots else { return }
        let slots = sets.slots(set, gap)
        if !slots.isEmpty { readEntries(at: position, slots) }
    }

    /// Readings stand behind an entry, or behind skipped words.
    @inline(__always)
    private mutating func stand(_ set: PlaceSetID, behind stretch: Int) {
        let place = positions.base + Int(hits.stretches[stretch].end)
        place.pointee.standing = sets.union(place.pointee.standing, set)
        hits.chain(stretch, before: place.pointee.arrival)
        place.pointee.arrival = Int32(truncatingIfNeeded: stretch)
    }

    @inline(__always)
    private mutating func readEntries(at position: Int, _ slots: Range<Int>) {
        guard let rows = filter.rows(at: position, in: spoken.bytes) else { return }
        for index in slots {
            let group = sets.linkGroups.base[index]
            let lists = rows.lists(Int(group.word)) & group.lists
            if lists != 0 { readEntries(at: position, lists, of: group) }
        }
    }

    /// Reads those of some lists.
    @inline(never)
    private mutating func readEntries(at position: Int, _ lists: UInt64, of group: PlaceSets.LinkGroup) {
        let key = CommonBytes.key(spoken.bytes, Range(uncheckedBounds: (position, spoken.bytes.count)))
        var lists = lists
        repeat {
            readEntries(at: position, key, group.link(of: lists.trailingZeroBitCount))
            lists &= lists &- 1
        } while lists != 0
    }

    private mutating func readEntries(at position: Int, _ key: UInt128, _ number: Int) {
        let link = sets.links.base[number]
        let first = hits.stretches.count
        hits.seek(
            views[Int(link.list.rawValue)], for: Int32(truncatingIfNeeded: number), at: position, key: key,
            in: spoken, steps: &stepCount)
        for stretch in first..<hits.stretches.count { stand(link.target, behind: stretch) }
    }

    /// Words that mean nothing leave every reading where it is.
    private mutating func skip(_ list: SlotListID, from position: Int, _ set: PlaceSetID) {
        guard let rows = filter.rows(at: position, in: spoken.bytes), rows.mayHold(list) else { return }
        let first = hits.stretches.count
        hits.seek(
            views[Int(list.rawValue)], for: Self.skipLink, at: position,
            key: CommonBytes.key(spoken.bytes, position..<end), in: spoken, steps: &stepCount)
        for stretch in first..<hits.stretches.count {
            let end = Int(hits.stretches[stretch].end)
            if end == self.end || spoken.boundaries[end].isBreak { stand(set, behind: stretch) }
        }
    }
}

extension FoldedView {
    /// `Gap` by its number.
    @inline(__always)
    func gap(at position: Int) -> Int { gap(at: position, boundaries[position], bytes[position]) }

    /// The same where both are known.
    @inline(__always)
    func gap(at position: Int, _ boundary: Boundary, _ byte: UInt8) -> Int {
        if boundary.isBreak { return Int(boundary.rawValue) &+ 1 }
        guard boundary == .joined, BoundaryAgreement.isDigit(byte), position > 0 else { return Int(boundary.rawValue) }
        return BoundaryAgreement.isDigit(bytes[position &- 1]) ? 2 : 1
    }
}
