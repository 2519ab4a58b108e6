/// Values that a person can pick from: an array, or a collection in sections.
public protocol ResultsCollection<Result>: Sendable {
    /// One of the values.
    associatedtype Result: _IntentValue

    /// What stands above the values.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether the values are listed under their first letters.
    var usesIndexedCollation: Bool { get }
    /// The values in order.
    var items: [Result.ValueType] { get }
    /// No values.
    static var empty: Self { get }

    /// The values with their names, in order.
    var _options: [_ResultOption] { get }
}

extension ResultsCollection {
    /// The values under their own names.
    public var _options: [_ResultOption] {
        items.map { _ResultOption(value: $0, display: ValueDisplay.representation(of: $0)) }
    }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// One of the values.
    public typealias Result = Element

    /// Nothing stands above the values.
    public var promptLabel: LocalizedStringResource? { nil }
    /// The values are listed as they come.
    public var usesIndexedCollation: Bool { false }
    /// The values in order.
    public var items: [Element.ValueType] { compactMap { Element.ValueType._make(from: $0) } }
    /// No values.
    public static var empty: [Element] { [] }
}
