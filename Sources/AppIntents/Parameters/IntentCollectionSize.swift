/// How many values a parameter takes: `3`, or from 1 to 4.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The type of a number that stands for a size.
    public typealias IntegerLiteralType = Int

    /// The fewest, at least 0.
    package let min: Int
    /// The most, at least the fewest.
    package let max: Int

    /// From so many to so many; what is below zero counts as none, and the two may stand in either order.
    public init(min: Int, max: Int) {
        self.min = Swift.max(0, Swift.min(min, max))
        self.max = Swift.max(0, Swift.max(min, max))
    }

    /// Neither more nor fewer.
    public init(exactly: Int) {
        self.init(min: exactly, max: exactly)
    }

    /// Neither more nor fewer.
    public init(integerLiteral value: Int) {
        self.init(exactly: value)
    }
}
