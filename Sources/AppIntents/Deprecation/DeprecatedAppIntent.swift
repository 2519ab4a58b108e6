/// An intent that another one has replaced: its phrases go on working, and whoever uses them is told of the other.
///
///     struct OldSearch: DeprecatedAppIntent {
///         typealias ReplacementIntent = NewSearch
///         static var deprecation: IntentDeprecation { .init(message: "Use the new search.", replacedBy: NewSearch.self) }
///         …
///     }
public protocol DeprecatedAppIntent: AppIntent {
    /// The intent that takes the place; `Never` when none does.
    associatedtype ReplacementIntent: AppIntent = Never

    /// Why, and what to use instead.
    static var deprecation: IntentDeprecation { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    /// Nothing takes the place.
    public static var deprecation: IntentDeprecation { IntentDeprecation(message: "It is no longer supported.") }
}

/// Why an intent is deprecated, and what to use instead.
///
/// Apple's type names the replacement once more, as a generic argument. The compiler does not let one type be written with
/// and without it; authors write it without.
public struct IntentDeprecation: Sendable {
    /// Why, for a person.
    public var message: LocalizedStringResource
    /// The intent that takes the place.
    public var replacedBy: (any AppIntent.Type)?

    /// Why, and what to use instead.
    public init<ReplacementIntent: AppIntent>(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// Why alone; what the intent names as its `ReplacementIntent` is used instead.
    public init(message: LocalizedStringResource) {
        self.message = message
        self.replacedBy = nil
    }

    /// What to use instead.
    public init<ReplacementIntent: AppIntent>(replacedBy: ReplacementIntent.Type) {
        self.init(message: "Use “\(replacedBy.title)” instead.", replacedBy: replacedBy)
    }
}
