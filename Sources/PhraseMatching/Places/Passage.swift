/// The ways from a set of places to those places behind a byte, an entry or skipped words that lead to the end of the
/// utterance.
struct Passage {
    /// The places that have a way on.
    let sources: PlaceSetID
    /// Into the moves of all passages, by target.
    let firstMove: Int32
    let moveCount: Int32
    /// Each place has one way on, literal text as it is written, and to the place of its own number: nothing is to be done.
    let isIdle: Bool

    var moves: Range<Int> { Int(firstMove)..<Int(firstMove &+ moveCount) }
}

/// One way from a place of a passage's sources to a place of the set it leads to.
struct Move {
    enum Kind: UInt8 {
        /// Literal text, or words that mean nothing.
        case text
        /// Unlisted words begin, or go on.
        case opening, unlisted
        case entry
    }

    /// Numbers of places in their sets.
    var source: Int32
    let target: Int32
    let kind: Kind
    /// Unlisted words end behind it.
    let closes: Bool
    /// The phrase's slot, of `opening` and `entry`.
    let slot: UInt8
    /// Words joined or split, see `BoundaryAgreement`.
    let cost: UInt8

    /// Changes nothing in a reading.
    @inline(__always)
    var isPlain: Bool { (kind == .text && cost == 0 || kind == .unlisted) && !closes }
}

/// The passages that were found before. Like sets, they know the graph only.
struct PassageMemory {
    var passages = Pool<Passage>()
    var moves = Pool<Move>()
    /// By link and the set behind the entry.
    var entries = KeyTable()
    /// By the sets before and behind skipped words.
    var skips = KeyTable()
    /// Where each move of the passage at hand begins.
    var origins = Pool<StandingPlace>()
    var waiting = Pool<Waiting>()

    /// A place from which jumps lead to the target at hand.
    struct Waiting {
        let place: PlaceID
        let closes: Bool
    }

    /// No place has a way on.
    static let none: Int32 = 0

    init() { removeAll() }

    var size: Int { passages.count * 16 + moves.count * 12 + entries.size + skips.size }

    mutating func removeAll() {
        passages.removeAll()
        passages.append(Passage(sources: .empty, firstMove: 0, moveCount: 0, isIdle: false))
        moves.removeAll()
        entries.removeAll()
        skips.removeAll()
    }
}
