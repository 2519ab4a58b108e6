/// How a property is compared with what a person said.
package enum EntityQueryOperator: String, Sendable, Hashable, CaseIterable {
    case equalTo, notEqualTo, contains, hasPrefix, hasSuffix
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween

    /// How many values stand on the right of it.
    package var valueCount: Int { self == .isBetween ? 2 : 1 }
}
