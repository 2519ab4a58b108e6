/// Which letters a word has, a bit for each (letters 64 apart share one): two words that have too different ones are no typos of
/// each other, whatever the order.
struct LetterSet: Sendable {
    private let bits: UInt64

    init(_ letters: [Unicode.Scalar]) { bits = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) } }

    /// Whether so many typos may lie between two words: each takes one letter away, or brings one in, or both.
    func isWithin(_ typos: Int, of other: LetterSet) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * typos }
}
