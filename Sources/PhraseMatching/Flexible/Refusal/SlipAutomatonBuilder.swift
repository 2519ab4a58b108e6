/// Puts words into lanes, in the order in which they come.
struct SlipAutomatonBuilder {
    private let prices: SoundPrices
    private let costs: SlipCosts
    private let kinds: HeardKinds
    private var lanes: [SlipAutomaton.Lane] = []
    private var same: [UInt64] = []
    private var slips: [UInt64] = []
    /// Words of so many sounds have room for two slips, one in each half.
    private static let halved = 8
    /// Bits of the last lane that are taken.
    private var taken = 64
    /// By limits and sound: the same for all words of a length.
    private var heardFor: [SlipLimits: [SlipSounds]] = [:]

    /// - sounds: all that words have.
    init(_ prices: SoundPrices, sounds: Set<UInt8>) {
        self.prices = prices
        costs = SlipCosts(prices)
        kinds = HeardKinds(sounds, costs)
    }

    consuming func build() -> SlipAutomaton { SlipAutomaton(lanes, kinds, same: same, slips: slips) }

    /// Adds a word.
    ///
    /// - Returns: Where it ends; of a long word, where each half ends, one of which is said wherever the word is. Nothing for a
    ///   word whose own sounds cost more than its slips may: nobody says that. `nil` for one that may lose a sound, or have
    ///   two in the wrong order, for next to nothing: the automaton counts that as a slip.
    mutating func add(_ sounds: UnsafeBufferPointer<UInt8>) -> [SlipAutomaton.Place]? {
        let room = Int(prices.units.allowance(for: sounds.count)) - sounds.reduce(0) { $0 + costs.least(of: $1) }
        guard room >= 0, !sounds.isEmpty else { return [] }
        let isLong = sounds.count >= Self.halved
        let limits =
            isLong ? SlipLimits(halfOf: room, swapped: costs.swapped) : SlipLimits(room: room, swapped: costs.swapped)
        if costs.swapped < limits.free || sounds.contains(where: { costs.missing($0) < limits.free }) { return nil }
        guard isLong else { return [add(sounds[...], limits)] }
        let middle = sounds.count / 2
        return [
            add(sounds[..<middle], limits, beside: middle - 1), add(sounds[middle...], limits, beside: middle),
        ]
    }

    /// - beside: the sound at the other half, which may have changed places with one of that: here it is missing then.
    private mutating func add(
        _ sounds: Slice<UnsafeBufferPointer<UInt8>>, _ limits: SlipLimits, beside other: Int? = nil
    ) -> SlipAutomaton.Place {
        // What begins a word is said wherever the word is.
        let sounds = sounds.prefix(64)
        if taken + sounds.count > 64 { addLane() }
        let lane = lanes.count - 1
        let heardFor = heard(for: limits)
        for (offset, place) in sounds.indices.enumerated() {
            let bit = UInt64(1) << UInt64(taken + offset)
            if offset == 0 { lanes[lane].starts |= bit }
            let sound = sounds[place]
            if costs.missing(sound) <= limits.slip || place == other && limits.swaps {
                lanes[lane].missing |= bit
            }
            if limits.swaps { lanes[lane].swapped |= bit }
            if costs.smallExtra < limits.free { lanes[lane].freeSmall |= bit }
            if costs.plainExtra < limits.free { lanes[lane].freePlain |= bit }
            if costs.smallExtra <= limits.slip { lanes[lane].extraSmall |= bit }
            if costs.plainExtra <= limits.slip { lanes[lane].extraPlain |= bit }
            for kind in heardFor[Int(sound)].same { same[lane * kinds.count + kind] |= bit }
            for kind in heardFor[Int(sound)].slips { slips[lane * kinds.count + kind] |= bit }
        }
        taken += sounds.count
        return SlipAutomaton.Place(lane: lane, bit: 1 << UInt64(taken - 1))
    }

    private mutating func heard(for limits: SlipLimits) -> [SlipSounds] {
        if let known = heardFor[limits] { return known }
        let sounds = (0..<SoundTable.size).map { SlipSounds(of: UInt8($0), kinds, costs, limits) }
        heardFor[limits] = sounds
        return sounds
    }

    private mutating func addLane() {
        lanes.append(SlipAutomaton.Lane())
        same += repeatElement(0, count: kinds.count)
        slips += repeatElement(0, count: kinds.count)
        taken = 0
    }
}

/// The kinds of sounds that may be heard for one of a word: without a slip, and with one.
private struct SlipSounds {
    let same: [Int]
    let slips: [Int]

    init(of sound: UInt8, _ kinds: HeardKinds, _ costs: SlipCosts, _ limits: SlipLimits) {
        func heard(_ isHeard: (Int) -> Bool) -> [Int] {
            kinds.examples.indices.filter { isHeard(costs.cost(of: kinds.examples[$0], heardFor: sound)) }
        }
        (same, slips) = (heard { $0 < limits.free }, heard { $0 <= limits.slip })
    }
}

/// From where on a deviation counts as a slip, and from where on a word has no room for it: of two slips neither is free.
private struct SlipLimits: Hashable {
    let free: Int
    let slip: Int
    /// There is room for two sounds that changed places.
    let swaps: Bool

    /// - room: what all deviations of a word may cost together.
    init(room: Int, swapped: Int) {
        (free, slip, swaps) = (room / 2 + 1, room, swapped <= room)
    }

    /// The same for both halves of a word: in one of them deviations cost at most half of what they may. Where two sounds
    /// changed places across the middle, that is a slip in either half, and what else happens in one of them is free.
    init(halfOf room: Int, swapped: Int) {
        (free, slip, swaps) = (max(room / 4, (room - swapped) / 2) + 1, room / 2, swapped <= room)
    }
}
