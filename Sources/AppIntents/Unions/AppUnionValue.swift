/// A value of one of several types; adopt it with `@UnionValue`.
///
/// A query of values may return some, a parameter may ask for one, and an intent may hand one on: whoever takes it takes what
/// it holds.
public protocol AppUnionValue: _IntentValue where ValueType == Self, UnwrappedType == Self {
    /// The types that it may hold, in the order of the cases.
    static var _memberTypes: [any _IntentValue.Type] { get }
    /// What it holds.
    var _member: any _IntentValue { get }
    /// The case that holds such a value; `nil` when none does.
    static func _make(fromMember member: any Sendable) -> Self?
}

extension AppUnionValue {
    /// A value of one of several types.
    public static var _valueType: _IntentValueType { .union(Self.self) }
    /// Takes a union, or a value that one of its cases holds.
    public static func _make(from value: any Sendable) -> Self? {
        value as? Self ?? _make(fromMember: value)
    }
}
