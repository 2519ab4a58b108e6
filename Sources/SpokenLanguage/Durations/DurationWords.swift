/// How a language says lengths of time.
package struct DurationWords: Sendable, Hashable {
    /// "hour" and "hours" for an hour, by the names that `TimeUnit` has.
    package var units: [TimeUnit: [String]] = [:]
    /// Lengths with a name of their own, as ISO 8601 writes them: "fortnight" is P14D.
    package var names: [String: SpokenDuration] = [:]
    /// Between the parts of a length: "and".
    package var joiners: [String] = []

    package init() {}
}

/// What time is counted in.
package enum TimeUnit: String, Sendable, Hashable, CaseIterable, Comparable {
    case year, quarter, month, week, day, hour, minute, second, millisecond

    /// The larger one comes first.
    package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// How many months it has, where it is counted in months.
    var months: Int? {
        switch self {
        case .year: 12
        case .quarter: 3
        case .month: 1
        default: nil
        }
    }

    /// How many milliseconds it has, where that never changes; a day is counted as 24 hours.
    var milliseconds: Int? {
        switch self {
        case .week: 604_800_000
        case .day: 86_400_000
        case .hour: 3_600_000
        case .minute: 60000
        case .second: 1000
        case .millisecond: 1
        case .year, .quarter, .month: nil
        }
    }

    /// What a number behind it without a unit counts: the "20" of "1 hour 20".
    var follower: TimeUnit? {
        switch self {
        case .hour: .minute
        case .minute: .second
        case .year: .month
        default: nil
        }
    }
}
