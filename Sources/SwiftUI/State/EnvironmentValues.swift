public import Foundation

/// What is around a view.
public struct EnvironmentValues {
    /// Whether controls can be pressed.
    public var isEnabled = true
    /// The language of texts, numbers and dates.
    public var locale = Locale.current
    /// The calendar of dates.
    public var calendar = Calendar.current
    /// The time zone of dates.
    public var timeZone = TimeZone.current
    /// Light or dark; a terminal counts as light.
    public var colorScheme = ColorScheme.light

    /// What a style makes of the label of a button; `nil` where none does.
    var buttonLabel: (@MainActor (ButtonStyleConfiguration) -> AnyView)?

    private var others: [ObjectIdentifier: Any] = [:]

    /// What is around a view that nothing is said about.
    public init() {}

    /// A value that an app added.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { others[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { others[ObjectIdentifier(key)] = newValue }
    }

    /// What is around the view that is being drawn. Only drawing changes it, in one step on the main actor, and bodies, which
    /// run there too, read it; a property wrapper cannot say so, or no view that has one could be made elsewhere.
    nonisolated(unsafe) static var current = EnvironmentValues()

    /// Lets views read these values while `body` runs.
    @MainActor func whileCurrent<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }
}

/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
