/// The collections of values of one parameter.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    /// What the parameter holds.
    associatedtype Value: _IntentValue
}

/// Lists the collections of a parameter one under another.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
    /// One collection of values that the parameter takes.
    public static func buildExpression<Provider: DynamicOptionsProvider>(
        _ expression: AppShortcutOptionsCollection<Provider>
    ) -> AppShortcutOptionsCollection<Provider> where Provider.Result.Result.ValueType == Value.ValueType {
        expression
    }

    /// The collections in order.
    public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
        _ collections: repeat each Collection
    ) -> some AppShortcutOptionsCollectionSpecification<Value> {
        var all: [any AppShortcutOptionsCollectionProtocol] = []
        repeat all.append(each collections)
        return OptionsCollections<Value>(all: all)
    }
}

/// Collections in order.
struct OptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification {
    let all: [any AppShortcutOptionsCollectionProtocol]

    func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> { all.makeIterator() }
}
