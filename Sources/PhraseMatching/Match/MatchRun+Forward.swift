/// Forward: where readings stand.
extension MatchRun {
    /// Stands for the link of skipped words.
    static let skipLink: Int32 = -1

    /// Whether the utterance arrives at a place where a phrase ends.
    mutating func forward(_ skipped: SlotListID?) -> Bool {
        positions.removeAll()
        let missing = end + 1 - blanks.count
        if missing > 0 { blanks.append(repeating: Position(standing: .empty), count: missing) }
        positions.append(blanks.base, count: end + 1)
        positions.base[0].standing = sets.root
        hits.removeAll()
        hasCharacters = false
        var position = 0
        while position < end {
            let set = positions.base[position].standing
            if set == .empty {
                position &+= 1
            } else if spoken.boundaries[position] == .inside, position > 0 {
                position = step(set, Int(Gap.inside.rawValue), from: position)
            } else {
                position = read(position, set, skipped)
            }
        }
        stepCount += end
        return sets[positions[end].standing].hasTerminals
    }

    /// Reads what begins at a position, and tells where to go on.
    @inline(__always)
    private mutating func read(_ position: Int, _ set: PlaceSetID, _ skipped: SlotListID?) -> Int {
        let boundary = spoken.boundaries[position]
        let gap = spoken.gap(at: position)
        if let skipped, position == 0 || boundary.isBreak { skip(skipped, from: position, set) }
        if sets.infos.base[set.index].hasSlots {
            let slots = sets.slots(set, gap)
            if !slots.isEmpty { readEntries(at: position, slots) }
        }
        return step(set, gap, from: position)
    }

    /// Reads a byte, or a character of several bytes; within it nothing begins.
    @inline(__always)
    private mutating func step(_ set: PlaceSetID, _ gap: Int, from position: Int) -> Int {
        let byte = spoken.bytes[position]
        if byte >= 0xC2, let next = stepOverCharacter(set, gap, from: position) { return next }
        let label = sets.label(gap, byte)
        positions.base[position].label = Int32(truncatingIfNeeded: label)
        stand(sets.step(set, label, byte), at: position &+ 1)
        return position &+ 1
    }

    @inline(__always)
    private mutating func stepOverCharacter(_ set: PlaceSetID, _ gap: Int, from position: Int) -> Int? {
        let width = PlaceSets.width(of: spoken.bytes[position])
        let next = position &+ width
        guard width > 1, next <= end, let bytes = spoken.bytes.baseAddress else { return nil }
        let step = sets.step(set, gap, over: bytes + position, width)
        hasCharacters = true
        positions.base[position].step = step
        positions.base[next].width = UInt8(truncatingIfNeeded: width)
        stand(sets.characters.targets.base[Int(step)], at: next)
        return next
    }

    @inline(__always)
    private mutating func stand(_ set: PlaceSetID, at position: Int) {
        positions.base[position].standing = sets.union(positions.base[position].standing, set)
    }

    private mutating func readEntries(at position: Int, _ slots: Range<Int>) {
        guard let rows = filter.rows(at: position, in: spoken.bytes) else { return }
        for index in slots {
            let group = sets.linkGroups.base[index]
            var lists = rows.lists(Int(group.word)) & group.lists
            while lists != 0 {
                readEntries(at: position, group.link(of: lists.trailingZeroBitCount))
                lists &= lists &- 1
            }
        }
    }

    private mutating func readEntries(at position: Int, _ number: Int) {
        let link = sets.links.base[number]
        let first = hits.stretches.count
        hits.seek(
            view(of: link.list), for: Int32(truncatingIfNeeded: number), at: position,
            in: spoken, steps: &stepCount)
        for stretch in first..<hits.stretches.count {
            stand(link.target, at: Int(hits.stretches[stretch].end))
        }
    }

    /// Words that mean nothing leave every reading where it is.
    private mutating func skip(_ list: SlotListID, from position: Int, _ set: PlaceSetID) {
        guard let rows = filter.rows(at: position, in: spoken.bytes), rows.mayHold(list) else { return }
        let first = hits.stretches.count
        hits.seek(
            view(of: list), for: Self.skipLink, at: position, in: spoken, steps: &stepCount)
        for stretch in first..<hits.stretches.count {
            let end = Int(hits.stretches[stretch].end)
            if end == self.end || spoken.boundaries[end].isBreak { stand(set, at: end) }
        }
    }
}

extension FoldedView {
    /// `Gap` by its number.
    @inline(__always)
    func gap(at position: Int) -> Int {
        let (boundary, byte) = (boundaries[position], bytes[position])
        if boundary.isBreak { return Int(boundary.rawValue) &+ 1 }
        guard boundary == .joined, BoundaryAgreement.isDigit(byte), position > 0 else { return Int(boundary.rawValue) }
        return BoundaryAgreement.isDigit(bytes[position &- 1]) ? 2 : 1
    }
}
