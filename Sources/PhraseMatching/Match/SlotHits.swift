/// The entries that an utterance has, sought once for each list and position however many phrases ask, and found again by
/// where they end.
struct SlotHits {
    struct Hit {
        let list: SlotListID
        let start: Int32
        let end: Int32
        let value: UInt32
        /// Words joined or split, see `BoundaryAgreement`.
        let cost: Int32
        /// The next hit with the same end; negative behind the last.
        fileprivate(set) var next: Int32 = -1
    }

    private(set) var hits: [Hit] = []
    /// By end: the hit that was found last.
    private(set) var heads: [Int32] = []
    /// Where each list's hits lie, and at which position they were sought.
    private var ranges: [Range<Int>] = []
    private var soughtAt: [Int] = []

    mutating func begin(listCount: Int, positions: Int) {
        hits.removeAll(keepingCapacity: true)
        heads.removeAll(keepingCapacity: true)
        heads.append(contentsOf: repeatElement(-1, count: positions))
        soughtAt.removeAll(keepingCapacity: true)
        soughtAt.append(contentsOf: repeatElement(-1, count: listCount))
        if ranges.count < listCount { ranges += Array(repeating: 0..<0, count: listCount - ranges.count) }
    }

    /// The hits of a list, shortest first; the best few values for each end.
    mutating func range(
        of list: SlotList, _ id: SlotListID, at position: Int, in spoken: FoldedText, steps: inout Int
    ) -> Range<Int> {
        let index = Int(id.rawValue)
        if soughtAt[index] != position {
            soughtAt[index] = position
            ranges[index] = seek(list.texts, id, position, spoken, &steps)
        }
        return ranges[index]
    }

    private mutating func seek(
        _ texts: TextTable, _ list: SlotListID, _ position: Int, _ spoken: FoldedText, _ steps: inout Int
    ) -> Range<Int> {
        let start = hits.count
        texts.walk(0..<texts.count, along: spoken.bytes, from: position, steps: &steps) { found, end, steps in
            guard spoken.boundaries[end] != .inside || end == spoken.bytes.count else { return }
            let first = hits.count
            for text in found {
                steps += end - position
                guard let cost = spoken.cost(of: texts, text, at: position) else { continue }
                keep(
                    Hit(
                        list: list, start: Int32(position), end: Int32(end), value: texts.payloads[text],
                        cost: Int32(cost)), since: first)
            }
        }
        for index in start..<hits.count {
            let end = Int(hits[index].end)
            hits[index].next = heads[end]
            heads[end] = Int32(index)
        }
        return start..<hits.count
    }

    /// Keeps the best few, one for each value.
    private mutating func keep(_ hit: Hit, since first: Int) {
        var place = first
        while place < hits.count,
            hits[place].cost < hit.cost || hits[place].cost == hit.cost && hits[place].value <= hit.value
        {
            if hits[place].value == hit.value { return }
            place += 1
        }
        hits.insert(hit, at: place)
        place += 1
        while place < hits.count {
            if hits[place].value == hit.value {
                hits.remove(at: place)
                return
            }
            place += 1
        }
        if hits.count - first > MatchRun.width { hits.removeLast() }
    }
}
