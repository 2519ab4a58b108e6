public import Foundation

/// A situation in which something is likely to be wanted.
public struct RelevantContext: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: Sendable, Hashable {
        case date(from: Date, to: Date)
        case location(InferredLocation)
        case sleep(SleepCondition)
    }

    private let kind: Kind

    /// Around a moment: from half an hour before to half an hour after it.
    public static func date(_ exact: Date) -> RelevantContext {
        date(from: exact.addingTimeInterval(-30 * 60), to: exact.addingTimeInterval(30 * 60))
    }

    /// From one moment to another.
    public static func date(from: Date, to: Date) -> RelevantContext {
        RelevantContext(kind: .date(from: from, to: to))
    }

    /// At a place that is known by what the person does there.
    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(kind: .location(inferred))
    }

    /// Around the person's sleep.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext {
        RelevantContext(kind: .sleep(condition))
    }

    /// A place that is known by what the person does there.
    public enum InferredLocation: Sendable, Hashable {
        /// Where the person lives.
        case home
        /// Where the person works.
        case work
        /// Where the person learns.
        case school
        /// On the way between them.
        case commute
    }

    /// A time around the person's sleep.
    public enum SleepCondition: Sendable, Hashable {
        /// Before going to bed.
        case bedtime
        /// After getting up.
        case wakeup
    }

    /// Whether the situation is known to be at a moment. Places and sleep are not known to a host, so that they never are.
    package func isAt(_ date: Date) -> Bool {
        if case .date(let from, let to) = kind { from <= to && (from...to).contains(date) } else { false }
    }

    /// The situation in a few words.
    public var description: String {
        switch kind {
        case .date(let from, let to): "from \(from.formatted(.iso8601)) to \(to.formatted(.iso8601))"
        case .location(let place): "at the place “\(place)”"
        case .sleep(let condition): "around “\(condition)”"
        }
    }
}
