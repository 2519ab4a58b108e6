/// Whether a property is below, or before, what a person said.
public final class LessThanComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.lessThan, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.lessThan, Array(withResolvers()), mappingTransform)
    }
}

/// Whether a property is not above, or not after, what a person said.
public final class LessThanOrEqualToComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.lessThanOrEqualTo, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.lessThanOrEqualTo, Array(withResolvers()), mappingTransform)
    }
}

/// Whether a property is above, or after, what a person said.
public final class GreaterThanComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.greaterThan, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.greaterThan, Array(withResolvers()), mappingTransform)
    }
}

/// Whether a property is not below, or not before, what a person said.
public final class GreaterThanOrEqualToComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
    EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
    @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.greaterThanOrEqualTo, [], mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType.UnwrappedType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType: Comparable {
        super.init(.greaterThanOrEqualTo, Array(withResolvers()), mappingTransform)
    }
}
