public import Foundation

// One line a type: each names its kind, the rest is the protocol's.

extension Bool: _IntentValue {
    /// Yes or no.
    public static var _valueType: _IntentValueType { .bool }
}

extension Int: _IntentValue {
    /// A whole number.
    public static var _valueType: _IntentValueType { .int }
}

extension Double: _IntentValue {
    /// A number.
    public static var _valueType: _IntentValueType { .double }

    /// A number, whole or not.
    public static func _make(from value: any Sendable) -> Double? {
        value as? Double ?? (value as? Int).map(Double.init)
    }
}

extension String: _IntentValue {
    /// A text.
    public static var _valueType: _IntentValueType { .string }
}

extension AttributedString: _IntentValue {
    /// A text with attributes.
    public static var _valueType: _IntentValueType { .attributedString }

    /// A text, with or without attributes.
    public static func _make(from value: any Sendable) -> AttributedString? {
        value as? AttributedString ?? (value as? String).map { AttributedString($0) }
    }
}

extension Date: _IntentValue {
    /// A point in time.
    public static var _valueType: _IntentValueType { .date }
}

extension DateComponents: _IntentValue {
    /// A date by its parts.
    public static var _valueType: _IntentValueType { .dateComponents }
}

extension URL: _IntentValue {
    /// A link.
    public static var _valueType: _IntentValueType { .url }
}

extension UUID: _IntentValue {
    /// An identifier.
    public static var _valueType: _IntentValueType { .uuid }
}

extension Duration: _IntentValue {
    /// A length of time.
    public static var _valueType: _IntentValueType { .duration }
}

extension Decimal: _IntentValue {
    /// An exact decimal number.
    public static var _valueType: _IntentValueType { .decimal }

    /// A number, decimal or whole.
    public static func _make(from value: any Sendable) -> Decimal? {
        value as? Decimal ?? (value as? Int).map { Decimal($0) }
    }
}

extension Measurement: _IntentValue where UnitType: Dimension {
    /// A quantity.
    public static var _valueType: _IntentValueType { .measurement("\(UnitType.self)") }
}
