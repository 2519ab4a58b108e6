/// A value that a view keeps for itself while it is shown.
@propertyWrapper
public struct State<Value> {
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    /// A value to start with.
    public init(wrappedValue value: Value) {
        storage = Storage(value)
    }

    /// A value to start with.
    public init(initialValue value: Value) {
        storage = Storage(value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// The way to the value for another view.
    public var projectedValue: Binding<Value> {
        let storage = storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing to start with.
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Bodies and controls, which run on the main actor, are all that reads and writes the value.
extension State: @unchecked Sendable where Value: Sendable {}
