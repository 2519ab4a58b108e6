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
    /// Of each sound that is heard its kind, see `HeardKinds`.
    private let kinds: Frozen<UInt8>
    private let kindCount: Int
    /// By lane and kind of the sound that is heard: what it may be without a slip, and with one.
    private let same: Frozen<UInt64>
    private let slips: Frozen<UInt64>

    init(_ lanes: [Lane], _ kinds: HeardKinds, same: [UInt64], slips: [UInt64]) {
        self.lanes = Frozen(lanes)
        self.kinds = Frozen(kinds.kinds)
        kindCount = kinds.count
        self.same = Frozen(same)
        self.slips = Frozen(slips)
    }

    var laneCount: Int { lanes.elements.count }

    /// Reads an utterance in one lane.
    ///
    /// - Returns: Each sound of a word up to which the word may be said anywhere.
    func reached(_ number: Int, by utterance: UnsafeBufferPointer<HeardSound>) -> UInt64 {
        let lane = lanes.elements[number]
        let same = same.start + number &* kindCount
        let slips = slips.start + number &* kindCount
        // Without a slip, and with one: behind a sound of a word, and one or two from nowhere later.
        var (clean, cleanOne, cleanTwo) = (UInt64(0), UInt64(0), UInt64(0))
        var (slipped, slippedOne, slippedTwo) = (lane.starts & lane.missing, UInt64(0), UInt64(0))
        var (before, allClean) = (UInt64(0), UInt64(0))
        var (lastSame, reached) = (UInt64(0), slipped)
        for heard in utterance {
            let kind = Int(kinds.start[Int(heard.sound)])
            let (isSame, isSlip) = (same[kind], slips[kind])
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
