/// An intent that sets something to a value: a toggle or a slider in a control.
public protocol SetValueIntent: AppIntent {
    /// What is set, such as `Bool`.
    associatedtype ValueType: _IntentValue

    /// The value to set.
    var value: ValueType { get set }
}
