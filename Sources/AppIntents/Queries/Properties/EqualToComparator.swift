/// Whether a property is what a person said.
public final class EqualToComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.equalTo, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.equalTo, Array(withResolvers()), mappingTransform)
    }
}

/// Whether a property is something else than what a person said.
public final class NotEqualToComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.notEqualTo, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) {
        super.init(.notEqualTo, Array(withResolvers()), mappingTransform)
    }
}
