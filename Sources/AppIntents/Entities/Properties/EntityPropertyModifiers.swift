/// What is special about a property of an entity.
public struct EntityPropertyModifiers: OptionSet, Sendable, Hashable {
    /// What one value of the set is.
    public typealias Element = EntityPropertyModifiers

    /// The set as bits.
    public let rawValue: Int

    /// A set by its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It cannot be set.
    public static let readOnly = EntityPropertyModifiers(rawValue: 1)
    /// Reading it takes time.
    public static let async = EntityPropertyModifiers(rawValue: 2)
}
