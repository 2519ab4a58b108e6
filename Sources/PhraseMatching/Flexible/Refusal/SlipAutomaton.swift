/// Tells which of many words may be said somewhere in an utterance with no more than their slips, all words at once: a bit for
/// each of their sounds (shift-and with errors, Wu and Manber).
///
/// It may say so of a word that is not, and never fails to say so of one that is.
struct SlipAutomaton: ~Copyable, Sendable {
    /// Sixty-four sounds of words.
    struct Lane {
        /// Where words begin.
        var starts: UInt64 = 0
        /// Sounds that may be missing: that is a slip.
        var missing: UInt64 = 0
        /// Sounds that may have changed places with the one before.
        var swapped: UInt64 = 0
        /// Sounds behind which one that comes from nowhere counts nothing, and where it is a slip: of small words, of others.
        var freeSmall: UInt64 = 0
        var freePlain: UInt64 = 0
        var extraSmall: UInt64 = 0
        var extraPlain: UInt64 = 0
    }

    /// The end of a word.
    struct Place: Sendable {
        let lane: Int
        let bit: UInt64
    }

    /// A sound of an utterance, and whether its word is a small one.
    struct HeardSound {
        let sound: UInt8
        let isSmall: Bool
    }

    private let lanes: Frozen<Lane>
    /// By lane and sound that is heard: what it may be without a slip, and with one.
    private let same: Frozen<UInt64>
    private let slips: Frozen<UInt64>

    fileprivate init(_ lanes: [Lane], same: [UInt64], slips: [UInt64]) {
        self.lanes = Frozen(lanes)
        self.same = Frozen(same)
        self.slips = Frozen(slips)
    }

    var laneCount: Int { lanes.elements.count }

    /// Reads an utterance in one lane.
    ///
    /// - Returns: Each sound of a word up to which the word may be said anywhere.
    func reached(_ number: Int, by utterance: UnsafeBufferPointer<HeardSound>) -> UInt64 {
        let lane = lanes.elements[number]
        let same = same.start + number &* SoundTable.size
        let slips = slips.start + number &* SoundTable.size
        // Without a slip, and with one: behind a sound of a word, and one or two from nowhere later.
        var (clean, cleanOne, cleanTwo) = (UInt64(0), UInt64(0), UInt64(0))
        var (slipped, slippedOne, slippedTwo) = (lane.starts & lane.missing, UInt64(0), UInt64(0))
        var (before, allClean) = (UInt64(0), UInt64(0))
        var (lastSame, reached) = (UInt64(0), slipped)
        for heard in utterance {
            let (isSame, isSlip) = (same[Int(heard.sound)], slips[Int(heard.sound)])
            let free = heard.isSmall ? lane.freeSmall : lane.freePlain
            let extra = heard.isSmall ? lane.extraSmall : lane.extraPlain
            let allSlipped = slipped | slippedOne | slippedTwo
            let next = allClean &<< 1 | lane.starts
            let swap = (before &<< 2 | lane.starts &<< 1) & isSame &<< 1 & lastSame & lane.swapped
            (cleanTwo, slippedTwo) = (cleanOne & free, slippedOne & free)
            (cleanOne, slippedOne) = (clean & free, slipped & free)
            clean = next & isSame
            slipped = (allSlipped &<< 1 | lane.starts) & isSame | next & isSlip | swap | allClean & extra
            before = allClean
            allClean = clean | cleanOne | cleanTwo
            slipped |= (allClean &<< 1 | lane.starts) & lane.missing
            lastSame = isSame
            reached |= allClean | slipped
        }
        return reached
    }
}

/// Puts words into lanes, in the order in which they come.
struct SlipAutomatonBuilder {
    private let prices: SoundPrices
    private let costs: SlipCosts
    private var lanes: [SlipAutomaton.Lane] = []
    private var same: [UInt64] = []
    private var slips: [UInt64] = []
    /// Words of so many sounds have room for two slips, one in each half.
    private static let halved = 8
    /// Bits of the last lane that are taken.
    private var taken = 64

    init(_ prices: SoundPrices) {
        self.prices = prices
        costs = SlipCosts(prices)
    }

    consuming func build() -> SlipAutomaton { SlipAutomaton(lanes, same: same, slips: slips) }

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
            for heard in 0..<SoundTable.size {
                let cost = costs.cost(of: UInt8(heard), heardFor: sound)
                if cost < limits.free { same[lane * SoundTable.size + heard] |= bit }
                if cost <= limits.slip { slips[lane * SoundTable.size + heard] |= bit }
            }
        }
        taken += sounds.count
        return SlipAutomaton.Place(lane: lane, bit: 1 << UInt64(taken - 1))
    }

    private mutating func addLane() {
        lanes.append(SlipAutomaton.Lane())
        same += [UInt64](repeating: 0, count: SoundTable.size)
        slips += [UInt64](repeating: 0, count: SoundTable.size)
        taken = 0
    }
}

/// From where on a deviation counts as a slip, and from where on a word has no room for it: of two slips neither is free.
private struct SlipLimits {
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

/// What deviations cost beyond the least that each sound of a word costs anyhow.
private struct SlipCosts {
    private let prices: SoundPrices
    private let leasts: [Int]
    let swapped: Int
    /// The least that a sound from nowhere costs in a word that is everywhere, and in any other.
    let smallExtra: Int
    let plainExtra: Int

    init(_ prices: SoundPrices) {
        self.prices = prices
        swapped = Int(prices.units.swapped)
        leasts = (0..<SoundTable.size).map { said in
            let heard = prices.substitutions + said * SoundTable.size
            return (0..<SoundTable.size).reduce(Int(prices.deletions[said])) { min($0, Int(heard[$1])) }
        }
        let rarity = (0..<SoundTable.size).reduce(Int16.max) { min($0, prices.rarities[$1]) }
        smallExtra = Int(min(HeardUtterance.leastExtra, prices.extra))
        plainExtra = Int(prices.extra &+ Int16(Double(rarity) * prices.costs.evidence))
    }

    func least(of sound: UInt8) -> Int { leasts[Int(sound)] }

    func missing(_ sound: UInt8) -> Int { Int(prices.deletions[Int(sound)]) - leasts[Int(sound)] }

    func cost(of heard: UInt8, heardFor said: UInt8) -> Int {
        Int(prices.substitutions[Int(said) * SoundTable.size + Int(heard)]) - leasts[Int(said)]
    }
}
