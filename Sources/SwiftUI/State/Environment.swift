/// A value that a view takes from what is around it.
///
///     @Environment(\.locale) private var locale
@propertyWrapper
public struct Environment<Value> {
    /// A key path of an author holds nothing but names.
    nonisolated(unsafe) private let keyPath: KeyPath<EnvironmentValues, Value>

    /// The value that a key path leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value while the view is drawn; outside of that, its default.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension Environment: Sendable where Value: Sendable {}

/// A value that an app adds to what is around its views.
public protocol EnvironmentKey {
    /// What kind of value it is.
    associatedtype Value
    /// The value where nothing else is said.
    static var defaultValue: Value { get }
}
