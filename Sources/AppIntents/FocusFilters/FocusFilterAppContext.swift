public import Foundation

/// What the system does differently while a focus filter is on.
///
/// Unchecked, since predicates are not marked sendable; they are not changed once they are made.
public struct FocusFilterAppContext: @unchecked Sendable {
    /// Which notifications are let through; all when there is none.
    public let notificationFilterPredicate: NSPredicate?
    /// How the identifiers of the content begin that the app may show; any when there is none.
    public let targetContentIdentifierPrefix: String?

    /// Lets certain notifications through.
    public init(notificationFilterPredicate: NSPredicate? = nil) {
        self.init(notificationFilterPredicate: notificationFilterPredicate, targetContentIdentifierPrefix: nil)
    }

    /// Lets certain notifications and content through.
    @_disfavoredOverload
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// What is known when settings of a focus filter are to be offered: nothing so far.
public struct FocusFilterSuggestionContext: Sendable {
    package init() {}
}

/// Why there is no focus filter to look at.
public enum SetFocusFilterIntentError: LocalizedError, Equatable, Sendable {
    /// No filter of the app is on.
    case notFound
    /// A setting of the filter has no value.
    case missingParameterValue

    /// The error in words.
    public var errorDescription: String? {
        switch self {
        case .notFound: "No focus filter of this app is on."
        case .missingParameterValue:
            "A setting of the focus filter has no value; give it a default or make it optional."
        }
    }
}
