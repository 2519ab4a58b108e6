/// A list as a match asks it, without its owner.
struct ListView {
    let texts: SlotTextsView
    let ranksFirst: Bool
}

/// The entries that an utterance has, sought once for each list and position however many phrases ask.
struct SlotHits {
    struct Hit {
        let value: UInt32
        /// Words joined or split, see `BoundaryAgreement`.
        let cost: Int32
    }

    /// The hits of a list between two positions: the best few values.
    struct Stretch {
        let link: Int32
        let start: Int32
        let end: Int32
        let firstHit: Int32
        var hitCount: Int32
        /// The one before it among those that end where it does and lead on; negative: none.
        fileprivate(set) var previous: Int32 = -1

        var hits: Range<Int> { Int(firstHit)..<Int(firstHit &+ hitCount) }
    }

    private(set) var hits = Pool<Hit>()
    /// By their starts.
    private(set) var stretches = Pool<Stretch>()

    mutating func removeAll() {
        hits.removeAll()
        stretches.removeAll()
    }

    /// Adds the stretches of a list from a position on; layers that end an entry at one position have a stretch each.
    /// - key: of the utterance from there on, see `CommonBytes.key`.
    @inline(__always)
    mutating func seek(
        _ list: ListView, for link: Int32, at position: Int, key: UInt128, in spoken: FoldedView, steps: inout Int
    ) {
        let all = list.texts
        for layer in all.layers.indices {
            let (texts, index) = (all.layers[layer].texts, all.layers[layer].index)
            index.search(texts, along: spoken.bytes, from: position, key: key, steps: &steps) { text, range in
                let end = position &+ range.count
                guard end > position, spoken.boundaries[end] != .inside || end == spoken.bytes.count,
                    all.holds(text, of: layer),
                    let cost = texts.cost(of: range, said: spoken.boundaries, at: position)
                else { return }
                let hit = Hit(value: texts.payloads[text], cost: Int32(truncatingIfNeeded: cost))
                add(hit, link, position, end)
            }
        }
    }

    /// Puts a stretch before those that end where it does.
    @inline(__always)
    mutating func chain(_ stretch: Int, before previous: Int32) { stretches.base[stretch].previous = previous }

    /// Adds a hit to the last stretch if that is the same.
    private mutating func add(_ hit: Hit, _ link: Int32, _ start: Int, _ end: Int) {
        let last = stretches.count - 1
        if last >= 0, stretches[last].start == Int32(start), stretches[last].link == link,
            stretches[last].end == Int32(end)
        {
            let first = Int(stretches[last].firstHit)
            keep(hit, since: first)
            stretches.base[last].hitCount = Int32(hits.count - first)
        } else {
            stretches.append(
                Stretch(
                    link: link, start: Int32(start), end: Int32(end), firstHit: Int32(hits.count), hitCount: 1))
            hits.append(hit)
        }
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
