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
            ranges[index] = spoken.bytes.withUnsafeBufferPointer { seek(list.texts.view, position, spoken, $0, &steps) }
        }
        return ranges[index]
    }

    private mutating func seek(
        _ all: SlotTextsView, _ position: Int, _ spoken: FoldedText, _ said: UnsafeBufferPointer<UInt8>,
        _ steps: inout Int
    ) -> Range<Int> {
        let start = hits.count
        for layer in all.layers.indices {
            let texts = all.layers[layer].texts
            var first = start
            texts.walk(along: said, from: position, steps: &steps) { found, end, steps in
                guard spoken.boundaries[end] != .inside || end == spoken.bytes.count else { return }
                while first < hits.count, hits[first].end < end { first += 1 }
                for text in found where all.holds(text, of: layer) {
                    steps += end - position
                    guard let cost = spoken.cost(of: texts, text, at: position) else { continue }
                    keep(Hit(end: end, value: texts.payloads[text], cost: cost), since: first)
                }
            }
        }
        return start..<hits.count
    }

    /// Keeps the best few with this end, one for each value.
    private mutating func keep(_ hit: Hit, since first: Int) {
        var group = hits[first...].prefix { $0.end == hit.end }
        if let known = group.firstIndex(where: { $0.value == hit.value }) {
            guard hit.cost < group[known].cost else { return }
            group.remove(at: known)
        }
        let place = group.firstIndex { hit.cost < $0.cost || hit.cost == $0.cost && hit.value < $0.value }
        let end = hits[first...].firstIndex { $0.end != hit.end } ?? hits.endIndex
        group.insert(hit, at: place ?? group.endIndex)
        hits.replaceSubrange(first..<end, with: group.prefix(MatchRun.width))
    }
}

extension FoldedText {
    /// What it costs to say a table's text from a position on, whose bytes are known to be the same.
    func cost(of texts: TextTableView, _ text: Int, at position: Int) -> Int? {
        boundaries.withUnsafeBufferPointer { texts.cost(of: text, said: $0, at: position) }
    }
}

extension TextTableView {
    /// - said: one more than there are bytes.
    func cost(of text: Int, said: UnsafeBufferPointer<Boundary>, at position: Int) -> Int? {
        let range = range(of: text)
        guard position + range.count < said.count, let spoken = said.baseAddress, let written = boundaries.baseAddress,
            let bytes = bytes.baseAddress
        else {
            return nil
        }
        return BoundaryAgreement.cost(
            said: spoken + position, written: written + range.lowerBound, bytes: bytes + range.lowerBound,
            count: range.count)
    }
}
