/// How an intent is offered when certain parameters have values.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration, @unchecked Sendable {
    private let display: (Intent) -> DisplayRepresentation?

    /// Whatever the parameters hold.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == Void {
        display = { _ in displayRepresentation() }
    }

    /// When one parameter has a value.
    public init<Value: _IntentValue>(
        parameters: T, displayRepresentation: @escaping (_ value0: Value) -> DisplayRepresentation
    ) where T == KeyPath<Intent, IntentParameter<Value>> {
        display = { intent in Self.value(of: parameters, in: intent).map(displayRepresentation) }
    }

    /// When all of several parameters have values, however many.
    @_disfavoredOverload
    public init<each Value: _IntentValue>(
        parameters: T, displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
        display = { intent in
            do {
                return displayRepresentation(repeat try Self.known(each parameters, intent))
            } catch {
                return nil
            }
        }
    }

    /// How the intent is offered with its values.
    public func _display(for intent: Intent) -> DisplayRepresentation? { display(intent) }

    private struct Missing: Error {}

    private static func value<Value>(
        of keyPath: KeyPath<Intent, IntentParameter<Value>>, in intent: Intent
    ) -> Value? {
        intent[keyPath: keyPath].anyValue.flatMap { Value._make(from: $0) }
    }

    private static func known<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ intent: Intent
    ) throws -> Value {
        guard let value = value(of: keyPath, in: intent) else { throw Missing() }
        return value
    }
}
