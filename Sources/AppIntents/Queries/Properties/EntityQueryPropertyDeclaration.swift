/// A property that can be asked for, without the property's own type.
///
/// Unchecked, since key paths are not marked sendable; these lead to properties and capture nothing.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    /// How the property can be compared.
    package let comparators: [AnyEntityQueryComparator]
    private let find: (Entity) -> (any AnyEntityProperty)?

    init(_ comparators: [AnyEntityQueryComparator], find: @escaping (Entity) -> (any AnyEntityProperty)?) {
        self.comparators = comparators
        self.find = find
    }

    /// The property of an entity: an example of it tells the property's title and what it holds.
    package func property(of entity: Entity) -> (any AnyEntityProperty)? { find(entity) }
}
