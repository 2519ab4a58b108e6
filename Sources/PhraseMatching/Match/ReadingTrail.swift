/// The slots of readings that are under way: each knows the one before it, so that readings share their beginnings.
struct ReadingTrail {
    struct Step {
        fileprivate(set) var previous: Int32
        fileprivate(set) var depth: Int32
        let slot: Reading.Slot
    }

    /// A reading up to some place.
    struct Partial {
        var rank: Rank
        /// Its last slot; negative if it has none yet.
        var slot: Int32
    }

    private(set) var steps = Pool<Step>()

    mutating func removeAll() { steps.removeAll() }

    mutating func extend(_ partial: Partial, with slot: Reading.Slot) -> Partial {
        steps.append(Step(previous: partial.slot, depth: depth(partial.slot) + 1, slot: slot))
        return Partial(rank: partial.rank, slot: Int32(steps.count - 1))
    }

    /// Begins a slot whose end is not known yet.
    mutating func open(_ partial: Partial, _ index: UInt8, at position: Int) -> Partial {
        extend(partial, with: Reading.Slot(index: index, span: position..<position, value: nil))
    }

    /// Ends a slot that was opened; the open reading stays as it is.
    mutating func close(_ partial: Partial, at position: Int) -> Partial {
        guard partial.slot >= 0 else { return partial }
        let step = steps[Int(partial.slot)]
        let slot = Reading.Slot(index: step.slot.index, span: step.slot.span.lowerBound..<position, value: nil)
        return extend(Partial(rank: partial.rank, slot: step.previous), with: slot)
    }

    /// Puts a slot before those of a reading that is followed from its end.
    mutating func prepend(_ slot: Reading.Slot) {
        steps.append(Step(previous: Int32(steps.count + 1), depth: 0, slot: slot))
    }

    /// The last slot of a reading whose slots were put one before the other; negative if it has none.
    mutating func turnRound(since first: Int) -> Int32 {
        let end = steps.count
        guard end > first else { return -1 }
        for index in first..<end { steps.base[index].depth = Int32(end - index) }
        steps.base[end - 1].previous = -1
        return Int32(first)
    }

    /// In the order in which they were said.
    func slots(of last: Int32) -> [Reading.Slot] {
        let depth = Int(depth(last))
        return Array(unsafeUninitializedCapacity: depth) { slots, count in
            var index = last
            for place in (0..<depth).reversed() {
                slots.initializeElement(at: place, to: steps[Int(index)].slot)
                index = steps[Int(index)].previous
            }
            count = depth
        }
    }

    /// The order of whole readings: negative where the first comes first, zero where both hold the same.
    func compare(_ a: Int32, _ b: Int32) -> Int {
        if a == b { return 0 }
        let (depthA, depthB) = (depth(a), depth(b))
        if depthA == 0 || depthB == 0 { return Int(depthA - depthB) }
        if depthA != depthB {
            let before = depthA > depthB ? compare(steps[Int(a)].previous, b) : compare(a, steps[Int(b)].previous)
            return before != 0 ? before : Int(depthA - depthB)
        }
        let (first, second) = (steps[Int(a)], steps[Int(b)])
        let before = compare(first.previous, second.previous)
        if before != 0 { return before }
        return first.slot < second.slot ? -1 : second.slot < first.slot ? 1 : 0
    }

    func depth(_ slot: Int32) -> Int32 { slot < 0 ? 0 : steps[Int(slot)].depth }
}
