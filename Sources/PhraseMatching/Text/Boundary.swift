/// How two neighbouring bytes of folded text stand to each other: the wider, the higher.
///
/// In `Field-Notes 2nd` the bytes `d`|`n` stand at a mark, `s`|`2` at a space, `2`|`n` at a seam, `f`|`i` are joined.
package enum Boundary: UInt8, Sendable, Hashable, Comparable {
    /// Within one character as it was written (`ﬁ`, `é` and its kept marks): nothing may begin or end here.
    case inside
    /// Between two characters of one word.
    case joined
    /// Where a word could as well be written apart: camel case, a letter beside a digit, an apostrophe, scripts without
    /// spaces.
    case seam
    /// Punctuation that separates words or vanishes.
    case mark
    /// White space.
    case space

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// Whether words may be told apart here without splitting one.
    var isBreak: Bool { self >= .seam }

    /// From memory that may hold any number: what is none of these keeps words apart.
    @inline(__always)
    init(stored: UInt8) { self = Self(rawValue: stored) ?? .space }
}
