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
        var next: Int32 = -1
    }

    private(set) var hits = Pool<Hit>()
    /// By end: the hit that was found last.
    private(set) var heads = Pool<Int32>()
    /// Where each list's hits lie, and at which position they were sought.
    private var ranges = Pool<Range<Int>>()
    private var soughtAt = Pool<Int>()

    mutating func begin(listCount: Int, positions: Int) {
        hits.removeAll()
        heads.removeAll()
        heads.append(repeating: -1, count: positions)
        soughtAt.removeAll()
        soughtAt.append(repeating: -1, count: listCount)
        ranges.removeAll()
        ranges.append(repeating: 0..<0, count: listCount)
    }

    /// The hits of a list, shortest first; the best few values for each end.
    mutating func range(
        of texts: SlotTextsView, _ id: SlotListID, at position: Int, in spoken: FoldedView, steps: inout Int
    ) -> Range<Int> {
        let index = Int(id.rawValue)
        if soughtAt[index] != position {
            soughtAt[index] = position
            ranges[index] = seek(texts, id, position, spoken, &steps)
        }
        return ranges[index]
    }

    private mutating func seek(
        _ texts: SlotTextsView, _ list: SlotListID, _ position: Int, _ spoken: FoldedView, _ steps: inout Int
    ) -> Range<Int> {
        let start = hits.count
        for layer in texts.layers.indices { seek(texts, layer, list, position, spoken, since: start, &steps) }
        for index in start..<hits.count {
            let end = Int(hits[index].end)
            var hit = hits[index]
            hit.next = heads[end]
            hits[index] = hit
            heads[end] = Int32(index)
        }
        return start..<hits.count
    }

    /// The hits of one layer, put among those of the layers below.
    private mutating func seek(
        _ all: SlotTextsView, _ layer: Int, _ list: SlotListID, _ position: Int, _ spoken: FoldedView,
        since start: Int, _ steps: inout Int
    ) {
        let texts = all.layers[layer].texts
        var first = start
        texts.walk(along: spoken.bytes, from: position, steps: &steps) { found, end, steps in
            guard spoken.boundaries[end] != .inside || end == spoken.bytes.count else { return }
            while first < hits.count, Int(hits[first].end) < end { first += 1 }
            for text in found {
                steps += end - position
                guard all.holds(text, of: layer),
                    let cost = texts.cost(of: text, said: spoken.boundaries, at: position)
                else { continue }
                keep(
                    Hit(
                        list: list, start: Int32(position), end: Int32(end), value: texts.payloads[text],
                        cost: Int32(cost)), since: first)
            }
        }
    }

    /// Keeps the best few with this end, one for each value.
    private mutating func keep(_ hit: Hit, since first: Int) {
        var place = first
        while place < hits.count, hits[place].end == hit.end,
            hits[place].cost < hit.cost || hits[place].cost == hit.cost && hits[place].value <= hit.value
        {
            if hits[place].value == hit.value { return }
            place += 1
        }
        if place - first == MatchRun.width { return }
        hits.insert(hit, at: place)
        place += 1
        while place < hits.count, hits[place].end == hit.end {
            if hits[place].value == hit.value {
                hits.remove(at: place)
                return
            }
            place += 1
        }
        if place - first > MatchRun.width { hits.remove(at: place - 1) }
    }
}
