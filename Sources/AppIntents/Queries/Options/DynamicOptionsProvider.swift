/// The values that a parameter may have, found out when they are needed.
///
///     struct CategoryOptions: DynamicOptionsProvider {
///         func results() async throws -> [String] { try await store.categories() }
///     }
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    /// An array, or a collection in sections.
    associatedtype Result: ResultsCollection
    /// The type of the value that stands when none is picked.
    associatedtype DefaultValue: _IntentValue = Result.Result where DefaultValue.ValueType == Result.Result.ValueType

    /// The values.
    func results() async throws -> Result
    /// The value that stands when none is picked.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// No value stands.
    public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
    /// One value to pick from, with a name of its own.
    public typealias Item<Value: _IntentValue> = IntentItem<Value>
    /// Values to pick from under one heading.
    public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
    /// Values to pick from, in sections or in one list.
    public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>
}
