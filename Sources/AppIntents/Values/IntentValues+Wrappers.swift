extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type without optionality and collection.
    public typealias ValueType = Wrapped.ValueType
    /// The type without optionality.
    public typealias UnwrappedType = Wrapped.UnwrappedType

    /// A value that may be missing.
    public static var _valueType: _IntentValueType { .optional(Wrapped._valueType) }
    /// `nil` stands for no value.
    public static var _absent: Wrapped?? { .some(nil) }
    /// The value, if there is one.
    public var _unwrapped: (any Sendable)? { flatMap(\._unwrapped) }
    /// Takes a value of the type that may be missing.
    public static func _make(from value: any Sendable) -> Wrapped?? { Wrapped._make(from: value).map(Optional.some) }
}

/// Several values.
public protocol _SequenceIntentValue: _IntentValue {
    /// The values, one by one.
    var _elements: [any Sendable] { get }
}

extension Array: _SequenceIntentValue where Element: _IntentValue {
    /// The values in order.
    public var _elements: [any Sendable] { map { $0 } }
}

extension Set: _SequenceIntentValue where Element: _IntentValue {
    /// The values in any order.
    public var _elements: [any Sendable] { map { $0 } }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// One of the values.
    public typealias ValueType = Element

    /// Several values in order.
    public static var _valueType: _IntentValueType { .array(Element._valueType) }
    /// Takes several values, or one.
    public static func _make(from value: any Sendable) -> [Element]? {
        value as? [Element] ?? Element._make(from: value).map { [$0] }
    }
}

extension Set: _IntentValue where Element: _IntentValue {
    /// One of the values.
    public typealias ValueType = Element

    /// Several different values.
    public static var _valueType: _IntentValueType { .set(Element._valueType) }
    /// Takes several values, in any order, or one.
    public static func _make(from value: any Sendable) -> Set<Element>? {
        value as? Set<Element> ?? [Element]._make(from: value).map { Set($0) }
    }
}

extension Never: _IntentValue {
    /// No value at all.
    public static var _valueType: _IntentValueType { .never }
}
