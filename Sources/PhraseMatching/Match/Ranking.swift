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
    /// The most literal and listed text; so the least unlisted text too, since every word is one of the three.
    case literalText
    /// The fewest words written together or apart otherwise than the template or entry has them: "no table" is "No table"
    /// before it is "Notable".
    case wordBoundaries

    /// Bits for the amounts of a rule and all after it; amounts are below 2¹⁶ (`FoldedText.Limit`) or 2¹² (slots).
    fileprivate var shift: Int64 {
        switch self {
        case .listedText: 44
        case .unlistedSlots: 32
        case .literalText: 16
        case .wordBoundaries: 0
        }
    }

    fileprivate var isBetterWithMore: Bool { self == .listedText || self == .literalText }
}

/// How a reading stands by all rules at once: parts of a reading have ranks that add up, and the greater one is better.
struct Rank: Comparable, Hashable, Sendable {
    private var packed: Int64

    static let zero = Rank(packed: 0)

    private init(packed: Int64) { self.packed = packed }

    init(_ rule: RankingRule, _ amount: Int) {
        let shifted = Int64(amount) << rule.shift
        packed = rule.isBetterWithMore ? shifted : -shifted
    }

    static func + (a: Rank, b: Rank) -> Rank { Rank(packed: a.packed &+ b.packed) }

    static func < (a: Rank, b: Rank) -> Bool { a.packed < b.packed }

    static func literal(bytes: Int, boundaryCost: Int) -> Rank {
        Rank(.literalText, bytes) + Rank(.wordBoundaries, boundaryCost)
    }

    /// What an entry names is as sure as what the template says; where the list asks for it, surer.
    static func listed(bytes: Int, boundaryCost: Int, ranksFirst: Bool) -> Rank {
        (ranksFirst ? Rank(.listedText, bytes) : .zero) + literal(bytes: bytes, boundaryCost: boundaryCost)
    }

    static let unlisted = Rank(.unlistedSlots, 1)
}
