/// A property that can be asked for, and how it can be compared.
///
///     Property(\.$title) {
///         EqualToComparator { NoteFilter.title($0) }
///         ContainsComparator { NoteFilter.titleContains($0) }
///     }
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// What the block of comparators makes.
    public typealias QueryComparators = [AnyEntityQueryComparator]

    /// A property of the entity itself.
    ///
    /// - Parameters:
    ///   - keyPath: The property: `\.$title`.
    ///   - comparators: How it can be compared.
    public convenience init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Property, PropertyType, ComparatorMappingType> _ comparators: () ->
            QueryComparators
    ) where Subject == Entity {
        self.init(keyPath, entityProvider: { $0 }, comparators)
    }

    /// A property of another entity, to which the one that is looked for leads.
    ///
    /// - Parameters:
    ///   - keyPath: The property of the other entity.
    ///   - entityProvider: Leads from an entity to the other one.
    ///   - comparators: How the property can be compared.
    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Property, PropertyType, ComparatorMappingType> _ comparators: () ->
            QueryComparators
    ) {
        super.init(comparators()) { entityProvider($0)[keyPath: keyPath] }
    }
}
