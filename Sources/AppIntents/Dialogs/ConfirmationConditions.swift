/// When a confirmation is asked for; an empty set asks always.
public struct ConfirmationConditions: OptionSet, Sendable, Hashable {
    /// One bit a condition.
    public let rawValue: Int

    /// A set of conditions from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Always: there is no condition to be met.
    public static let always: ConfirmationConditions = []

    /// Only when it is in doubt what the person meant.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}
