/// What makes one reading better than another, in this order: a rule speaks only where all before it are silent.
///
/// "open low tide in field notes" is "open ${target} in ${applicationName}" with a listed target before it is
/// "open ${text}" with words of no list.
package enum RankingRule: Int, CaseIterable, Sendable {
    /// The most text in slots that an entry names (of lists that rank first). What an author listed is the surest thing an
    /// utterance can hold.
    case listedText
    /// The fewest slots with words of no list.
    case unlistedSlots
    /// The most literal text.
    case literalText
    /// The least text of no list: "play track yesterday" names a kind and a title before it is a long title.
    case unlistedText
    /// The fewest words written together or apart otherwise than the template or entry has them: "no table" is "No table"
    /// before it is "Notable".
    case wordBoundaries

    /// Where a rule's amount begins; amounts are below 2¹⁶ (`FoldedText.Limit`).
    @inline(__always)
    fileprivate var shift: Int128 {
        switch self {
        case .listedText: 80
        case .unlistedSlots: 60
        case .literalText: 40
        case .unlistedText: 20
        case .wordBoundaries: 0
        }
    }

    @inline(__always)
    fileprivate var isBetterWithMore: Bool { self == .listedText || self == .literalText }
}

/// How a reading stands by all rules at once: parts of a reading have ranks that add up, and the greater one is better.
struct Rank: Comparable, Hashable, Sendable {
    private var packed: Int128

    static var zero: Rank { Rank(packed: 0) }

    private init(packed: Int128) { self.packed = packed }

    @inline(__always)
    init(_ rule: RankingRule, _ amount: Int) {
        let shifted = Int128(truncatingIfNeeded: amount) &<< rule.shift
        packed = rule.isBetterWithMore ? shifted : 0 &- shifted
    }

    static func + (a: Rank, b: Rank) -> Rank { Rank(packed: a.packed &+ b.packed) }

    static func - (a: Rank, b: Rank) -> Rank { Rank(packed: a.packed &- b.packed) }

    static func < (a: Rank, b: Rank) -> Bool { a.packed < b.packed }

    @inline(__always)
    static func literal(bytes: Int, boundaryCost: Int) -> Rank {
        Rank(.literalText, bytes) + Rank(.wordBoundaries, boundaryCost)
    }

    @inline(__always)
    static func listed(bytes: Int, boundaryCost: Int, ranksFirst: Bool) -> Rank {
        (ranksFirst ? Rank(.listedText, bytes) : .zero) + Rank(.wordBoundaries, boundaryCost)
    }

    @inline(__always)
    static func unlisted(bytes: Int) -> Rank { Rank(.unlistedSlots, 1) + Rank(.unlistedText, bytes) }

    /// Words that mean nothing, and rather are a part of free text beside them.
    @inline(__always)
    static func skipped(bytes: Int) -> Rank { Rank(.unlistedText, bytes) + Rank(.wordBoundaries, 1) }
}
