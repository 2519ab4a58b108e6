/// A parameter or a property: something with a title that holds a value.
public protocol AnyIntentValue<Value>: Sendable {
    /// What it holds.
    associatedtype Value: _IntentValue

    /// Whether the value may be missing.
    var isOptional: Bool { get }
    /// What it is called.
    var title: LocalizedStringResource { get }
}
