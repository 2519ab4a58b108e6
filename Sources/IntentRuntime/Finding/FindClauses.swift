import AppIntents

/// What a request says, before the values in it are read: places of words.
struct FindClauses: Sendable {
    /// A condition on a property.
    struct Condition: Sendable {
        let property: Int
        /// What else may be meant where only a measure was named: “longer than”.
        var others: [Int] = []
        var comparison: EntityQueryOperator
        /// Where the values stand; none for a flag that is only named.
        var values: [Range<Int>] = []
        /// What a flag must be that is only named: “that are not pinned”.
        var flag: Bool?
        /// The words of the condition, from the property on.
        var words: Range<Int>
        /// Where the words of the comparison begin; `nil` where none are said.
        var comparisonStart: Int?
        /// Words that deny it, where the comparison has no contrary: “contains no”.
        var denial: Range<Int>?
        /// Whether no property was named, only what is measured.
        var isMeasured = false
    }

    /// A property to sort by.
    struct Order: Sendable {
        let property: Int
        /// What else may be meant where only a measure was named: “the longest”.
        var others: [Int] = []
        let isDescending: Bool
        let words: Range<Int>
    }

    var conditions: [Condition] = []
    /// Whether “or” stands between the conditions; `nil` where there is one, or none.
    var isOr: Bool?
    var orders: [Order] = []
    var limit: (count: Int, words: Range<Int>)?
    /// Whether what is found is shown the other way round: “the two newest notes, oldest first”.
    var isReversed = false

    /// Whether it says more than the kind.
    var isTelling: Bool { !conditions.isEmpty || !orders.isEmpty || limit != nil }
}

/// Why a request is not understood, although it is one.
enum FindTrouble: Sendable, Hashable {
    case unknownProperty(String)
    /// The property cannot be compared with these words, or with any that were said.
    case notComparable(property: Int, said: String?)
    case notSortable(property: Int)
    case mixedJoiners
    /// Two orders, or two limits, of which only one can hold.
    case contradiction(String, String)
    /// Words name a measure of which the things have several properties.
    case ambiguous(properties: [Int], said: String)
    /// Words name a measure of which the things have no property.
    case notMeasured(String)
    case badValue(property: Int, remark: String)
    /// Nothing stands behind the comparison.
    case missingValue(property: Int, said: String)
    /// No number of things to show.
    case badLimit(String)
    case unclear(String)
}
