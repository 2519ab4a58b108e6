/// A slot list of a grammar, by its place.
package struct SlotListID: Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A template of a grammar, by its place.
package struct TemplateID: Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What belongs together for negative phrases: usually one app. The caller numbers its scopes as it likes.
package struct ScopeID: Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A place in the phrase graph.
struct PlaceID: Hashable, Sendable {
    let rawValue: UInt32

    static let root = PlaceID(rawValue: 0)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

    var index: Int { Int(rawValue) }
}
