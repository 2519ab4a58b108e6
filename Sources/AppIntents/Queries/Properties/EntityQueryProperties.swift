/// The properties that can be asked for in a query, one under another.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    package let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// - Parameter properties: One `Property` under another.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> _ properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    /// The property at a place, counted from zero.
    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// Lists the properties of a query one under another.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// One property.
    public static func buildExpression(
        _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { expression }

    /// The properties in order.
    public static func buildBlock(
        _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}
