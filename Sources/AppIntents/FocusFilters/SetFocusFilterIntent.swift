/// What an app does differently while a focus is on: a filter with its settings.
///
/// `perform()` runs when the focus is turned on, with the person's settings, and when it is turned off, with the defaults.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the system does differently, such as which notifications it keeps back.
    var appContext: FocusFilterAppContext { get }
    /// Settings that are offered when somebody adds the filter to a focus.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// The system does nothing differently.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// No settings are offered.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter that is on, with its settings.
    ///
    /// - Throws: `SetFocusFilterIntentError.notFound` while none is on, `.missingParameterValue` when a setting has no value.
    public static var current: Self {
        get async throws {
            guard let filter = AppServices.current.focus.filter(of: Self.self) as? Self else {
                throw SetFocusFilterIntentError.notFound
            }
            guard IntentReflection.parameters(of: filter).allSatisfy({ !$0.parameter.needsValue }) else {
                throw SetFocusFilterIntentError.missingParameterValue
            }
            return filter
        }
    }

    /// Tells that `appContext` would be another now; it is read anew.
    public static func invalidateFocusFilterAppContext() {
        AppServices.current.focus.readAppContext(of: Self.self)
    }
}
