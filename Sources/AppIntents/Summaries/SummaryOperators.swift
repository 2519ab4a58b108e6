/// Whether two values are the same, in a condition of a summary.
public enum EquatableComparisonOperator: Sendable, Hashable {
    /// They differ.
    case notEqualTo
    /// They are the same.
    case equalTo
}

/// How a value is ordered against another, in a condition of a summary.
public enum ComparableComparisonOperator: Sendable, Hashable {
    /// It comes before the other.
    case lessThan
    /// It comes before the other, or is the same.
    case lessThanOrEqualTo
    /// It comes after the other.
    case greaterThan
    /// It comes after the other, or is the same.
    case greaterThanOrEqualTo
}

/// What a text holds, in a condition of a summary.
public enum StringComparisonOperator: Sendable, Hashable {
    /// The other text is nowhere in it.
    case doesNotContain
    /// The other text is somewhere in it.
    case contains
    /// It begins with the other text.
    case hasPrefix
    /// It ends with the other text.
    case hasSuffix
}

/// Whether a value is among several, in a condition of a summary.
public enum OneOfComparisonOperator: Sendable, Hashable {
    /// It is one of them.
    case oneOf
}

/// Whether there is a value at all, in a condition of a summary.
public enum HasValueComparisonOperator: Sendable, Hashable {
    /// There is none.
    case hasNoValue
    /// There is one.
    case hasAnyValue
}
