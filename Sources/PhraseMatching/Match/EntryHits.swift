/// The entries that an utterance has at one position, sought once for each list however many phrases ask.
struct EntryHits {
    struct Hit {
        let end: Int
        let value: UInt32
        /// Words joined or split, see `BoundaryAgreement`.
        let cost: Int
    }

    private(set) var hits: [Hit] = []
    private var position = -1
    /// Where each list's hits lie, and at which position they were sought.
    private var ranges: [Range<Int>]
    private var soughtAt: [Int]

    init(listCount: Int) {
        ranges = Array(repeating: 0..<0, count: listCount)
        soughtAt = Array(repeating: -1, count: listCount)
    }

    /// The hits of a list, shortest first; the best few values for each end.
    mutating func range(
        of list: SlotList, _ id: SlotListID, at position: Int, in spoken: FoldedText, steps: inout Int
    ) -> Range<Int> {
        if position != self.position {
            hits.removeAll(keepingCapacity: true)
            self.position = position
        }
        let index = Int(id.rawValue)
        if soughtAt[index] != position {
            soughtAt[index] = position
            ranges[index] = seek(list.texts, position, spoken, &steps)
        }
        return ranges[index]
    }

    private mutating func seek(
        _ texts: TextTable, _ position: Int, _ spoken: FoldedText, _ steps: inout Int
    ) -> Range<Int> {
        let start = hits.count
        texts.walk(0..<texts.count, along: spoken.bytes, from: position, steps: &steps) { found, end, steps in
            guard spoken.boundaries[end] != .inside || end == spoken.bytes.count else { return }
            let first = hits.count
            for text in found {
                steps += end - position
                guard let cost = spoken.cost(of: texts, text, at: position) else { continue }
                keep(Hit(end: end, value: texts.payloads[text], cost: cost), since: first)
            }
        }
        return start..<hits.count
    }

    /// Keeps the best few, one for each value.
    private mutating func keep(_ hit: Hit, since first: Int) {
        if let known = hits[first...].firstIndex(where: { $0.value == hit.value }) {
            guard hit.cost < hits[known].cost else { return }
            hits.remove(at: known)
        }
        let place = hits[first...].firstIndex { hit.cost < $0.cost || hit.cost == $0.cost && hit.value < $0.value }
        hits.insert(hit, at: place ?? hits.count)
        if hits.count - first > MatchRun.width { hits.removeLast() }
    }
}

extension FoldedText {
    /// What it costs to say a table's text from a position on, whose bytes are known to be the same.
    func cost(of texts: TextTable, _ text: Int, at position: Int) -> Int? {
        let range = texts.range(of: text)
        return BoundaryAgreement.cost(
            said: boundaries[position..<position + range.count], written: texts.boundaries[range],
            bytes: texts.bytes[range])
    }
}
