/// A property that the results of a query can be sorted by: `SortableBy(\.$title)`.
///
/// Unchecked, since key paths are not marked sendable; these lead to properties and capture nothing.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    package let keyPath: PartialKeyPath<Entity>

    /// - Parameter keyPath: The property: `\.$title`.
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
        self.keyPath = keyPath
    }
}

/// What the results of a query can be sorted by, one under another.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    package let options: [EntityQuerySortableByProperty<Entity>]

    /// Nothing: the query keeps its own order.
    public init() {
        options = []
    }

    /// - Parameter content: One `SortableBy` under another.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> _ content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        options = content()
    }

    /// The property at a place, counted from zero.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Lists what the results of a query can be sorted by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// One property.
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { expression }

    /// The properties in order.
    public static func buildBlock(
        _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}
