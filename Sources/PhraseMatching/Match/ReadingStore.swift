/// Readings that are under way, the best few for each place in graph and utterance, in contiguous storage.
///
/// Ranks add up along a reading, so whatever is not among the best few of a place cannot be among the best few of the
/// whole: that is what keeps the work linear however many readings there are.
struct ReadingStore {
    /// One more than a result holds, to see that there were more.
    static let width = MatchResult.limit + 1

    /// A reading up to here.
    struct Partial {
        var rank: Rank
        /// Its last slot in `trail`; negative if it has none yet.
        var slot: Int32
    }

    /// A slot of a reading and the one before it: readings share their beginnings.
    private struct Step {
        let previous: Int32
        let slot: Reading.Slot
    }

    private var counts: [Int32] = []
    private var partials: [Partial] = []
    private var trail: [Step] = []

    init() {
        counts.reserveCapacity(32)
        partials.reserveCapacity(32 * Self.width)
    }

    /// A new empty list of readings.
    mutating func addList() -> Int {
        counts.append(0)
        for _ in 0..<Self.width { partials.append(Partial(rank: .zero, slot: -1)) }
        return counts.count - 1
    }

    func count(of list: Int) -> Int { Int(counts[list]) }

    subscript(list: Int, place: Int) -> Partial { partials[list * Self.width + place] }

    /// Puts a reading among those of a list, or drops it where enough better ones are there.
    mutating func insert(_ new: Partial, into list: Int) {
        let first = list * Self.width
        var place = count(of: list)
        while place > 0, precedes(new, partials[first + place - 1]) { place -= 1 }
        guard place < Self.width else { return }
        if counts[list] < Int32(Self.width) { counts[list] += 1 }
        var index = first + count(of: list) - 1
        while index > first + place {
            partials[index] = partials[index - 1]
            index -= 1
        }
        partials[first + place] = new
    }

    /// Whether a reading of this rank could still be put into a list.
    func hasRoom(in list: Int, for rank: Rank) -> Bool {
        counts[list] < Int32(Self.width) || rank >= self[list, Self.width - 1].rank
    }

    mutating func extend(_ partial: Partial, with slot: Reading.Slot, rank: Rank) -> Partial {
        trail.append(Step(previous: partial.slot, slot: slot))
        return Partial(rank: partial.rank + rank, slot: Int32(trail.count - 1))
    }

    /// Begins a slot whose end is not known yet.
    mutating func open(_ partial: Partial, at position: Int, rank: Rank) -> Partial {
        extend(partial, with: Reading.Slot(span: position..<position, value: nil), rank: rank)
    }

    /// Ends a slot that was opened; the open reading stays as it is.
    mutating func close(_ partial: Partial, at position: Int) -> Partial {
        let step = trail[Int(partial.slot)]
        let slot = Reading.Slot(span: step.slot.span.lowerBound..<position, value: nil)
        return extend(Partial(rank: partial.rank, slot: step.previous), with: slot, rank: .zero)
    }

    func slots(of partial: Partial) -> [Reading.Slot] {
        var slots: [Reading.Slot] = []
        var index = partial.slot
        while index >= 0 {
            slots.append(trail[Int(index)].slot)
            index = trail[Int(index)].previous
        }
        return slots.reversed()
    }

    /// The order of whole readings, for readings that have come to the same place.
    private func precedes(_ a: Partial, _ b: Partial) -> Bool {
        a.rank == b.rank ? compare(a.slot, b.slot) < 0 : a.rank > b.rank
    }

    private func compare(_ a: Int32, _ b: Int32) -> Int {
        if a == b || a < 0 || b < 0 { return 0 }
        let (first, second) = (trail[Int(a)], trail[Int(b)])
        let before = compare(first.previous, second.previous)
        if before != 0 { return before }
        return first.slot < second.slot ? -1 : second.slot < first.slot ? 1 : 0
    }
}
