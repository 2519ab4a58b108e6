/// Reading out: the best few readings of each live place.
///
/// Ranks are kept as if every byte so far had been a literal one (within unlisted words: an unlisted one), so that most
/// bytes change nothing.
extension MatchRun {
    /// The readings of one place: a range of `partials`, which places share.
    struct ReadingList {
        let first: Int32
        let count: Int32

        var partials: Range<Int> { Int(first)..<Int(first &+ count) }
    }

    /// Readings that flow into a position.
    struct Current {
        /// Of the moves that are not done yet.
        var move: Int32
        let lastMove: Int32
        /// Where the sources' readings are, and where their numbers; negative where they keep them.
        let lists: Int32
        let numbers: Int32
        let stretch: Int32
    }

    mutating func readOut() {
        trail.removeAll()
        partials.removeAll()
        readingLists.removeAll()
        renumbered.removeAll()
        partials.append(ReadingTrail.Partial(rank: .zero, slot: -1))
        let first = lives[0].live
        readingLists.append(repeating: ReadingList(first: 0, count: 1), count: Int(sets[first].count))
        var list = lives[0].firstList
        for word in 0..<busy.count {
            var bits = busy.base[word]
            while bits != 0 {
                readOut(at: word &<< 6 | bits.trailingZeroBitCount, &list)
                bits &= bits &- 1
            }
        }
        lives.base[end].firstList = list
    }

    /// - list: the readings of the positions before it, and then its own.
    @inline(__always)
    private mutating func readOut(at position: Int, _ list: inout Int32) {
        let here = lives.base[position]
        let before = position &- Int(positions.base[position].width)
        if before >= 0 { lives.base[before].firstList = list }
        guard position > 0, here.live != .empty else { return }
        if isIdle(here, after: lives.base[before].live) {
            lives.base[position].firstList = list
        } else {
            readOut(here, from: before, at: position)
            list = lives.base[position].firstList
        }
    }

    @inline(__always)
    private func isIdle(_ here: Life, after before: PlaceSetID) -> Bool {
        let passage = sets.memory.passages.base[Int(here.passage)]
        return passage.isIdle && here.firstInflow < 0 && passage.sources == before
    }

    private mutating func readOut(_ here: Life, from before: Int, at position: Int) {
        currents.removeAll()
        if here.passage != PassageMemory.none { addCurrent(here.passage, from: before, -1) }
        lives.base[position].firstList = Int32(readingLists.count)
        if here.firstInflow < 0 { return readOutByte(at: position) }
        var index = here.firstInflow
        while index >= 0 {
            let inflow = inflows[Int(index)]
            addCurrent(inflow.passage, from: Int(hits.stretches[Int(inflow.stretch)].start), inflow.stretch)
            index = inflow.next
        }
        for place in 0..<Int(sets[here.live].count) { readOut(Int32(truncatingIfNeeded: place), at: position) }
    }

    /// The same where only a byte leads there.
    private mutating func readOutByte(at position: Int) {
        let current = currents[0]
        let moves = sets.memory.moves.base
        var number = Int(current.move)
        while number < Int(current.lastMove) {
            let move = moves[number]
            let next = number &+ 1
            if move.isPlain, next == Int(current.lastMove) || moves[next].target != move.target {
                readingLists.append(readings(of: move, current))
                number = next
            } else {
                readOut(move.target, at: position)
                number = Int(currents[0].move)
            }
            currents.base[0].move = Int32(truncatingIfNeeded: number)
        }
    }

    @inline(__always)
    private func readings(of move: Move, _ current: Current) -> ReadingList {
        let source =
            current.numbers < 0 ? move.source : renumbered.base[Int(current.numbers &+ move.source)]
        return readingLists.base[Int(current.lists &+ source)]
    }

    private mutating func addCurrent(_ passage: Int32, from start: Int, _ stretch: Int32) {
        let passage = sets.memory.passages[Int(passage)]
        let live = lives[start].live
        currents.append(
            Current(
                move: passage.firstMove, lastMove: passage.firstMove &+ passage.moveCount,
                lists: lives[start].firstList,
                numbers: passage.sources == live ? -1 : renumber(passage.sources, in: live),
                stretch: stretch))
    }

    /// Where the places of a set stand in a larger one.
    private mutating func renumber(_ part: PlaceSetID, in whole: PlaceSetID) -> Int32 {
        let first = renumbered.count
        var place = sets[whole].elements.lowerBound
        for index in sets[part].elements {
            while sets.elements[place] != sets.elements[index] { place += 1 }
            renumbered.append(Int32(place - sets[whole].elements.lowerBound))
        }
        return Int32(first)
    }

    /// Puts together what flows into one place. Readings that come from one place only and do not change are shared.
    private mutating func readOut(_ place: Int32, at position: Int) {
        let first = partials.count
        var shared: ReadingList?
        var isFirst = true
        for index in currents.indices {
            let current = currents[index]
            var number = current.move
            while number < current.lastMove {
                let move = sets.memory.moves[Int(number)]
                guard move.target == place else { break }
                number += 1
                let list = readings(of: move, current)
                if isFirst, current.stretch < 0, move.isPlain {
                    shared = list
                } else {
                    if let list = shared { share(list) }
                    shared = nil
                    carry(list, move, current.stretch, to: position, since: first)
                }
                isFirst = false
            }
            currents.base[index].move = number
        }
        readingLists.append(shared ?? ReadingList(first: Int32(first), count: Int32(partials.count - first)))
    }

    private mutating func share(_ list: ReadingList) {
        for index in list.partials { partials.append(partials[index]) }
    }
}
