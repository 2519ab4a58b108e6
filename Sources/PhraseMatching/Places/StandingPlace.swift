/// A set of places in which readings may stand at one position, by its number in `PlaceSets`.
struct PlaceSetID: Hashable, Sendable {
    let rawValue: Int32

    static let empty = PlaceSetID(rawValue: 0)

    var index: Int { Int(rawValue) }
}

/// A place in a set, with how words of the literal at hand were written so far.
struct StandingPlace: Hashable, Comparable, Sendable {
    let rawValue: UInt32

    init(_ place: PlaceID, _ mode: WordMode) { rawValue = place.rawValue << 2 | UInt32(mode.rawValue) }

    var place: PlaceID { PlaceID(rawValue: rawValue >> 2) }
    var mode: WordMode { WordMode(rawValue: UInt8(rawValue & 3)) ?? .plain }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
