/// What it costs to explain what was heard by something else: the negative logarithm of how likely that is, in
/// sixteenths of a nat.
///
/// Small integers, because a search adds and compares them by the thousand, eight or more at a time.
package struct SoundCost: Sendable, Hashable, Comparable {
    package let rawValue: Int16

    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// - nats: the negative natural logarithm of a probability.
    package init(nats: Double) {
        rawValue = Int16(max(0, min(Double(Self.never.rawValue), (nats * Self.unitsPerNat).rounded())))
    }

    /// The same without rounding, for costs that are written in code.
    init(wholeNats: Int16) { rawValue = wholeNats * Int16(Self.unitsPerNat) }

    package static let unitsPerNat = 16.0

    /// More than any utterance costs, and far enough from overflow that costs may be added to it.
    @inline(__always)
    package static var never: SoundCost { SoundCost(rawValue: 24_000) }

    /// More than one step costs; twice added to `never` it does not overflow.
    static var impassable: SoundCost { SoundCost(rawValue: 3_000) }

    package var nats: Double { Double(rawValue) / Self.unitsPerNat }

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
