/// Whether a property lies between two values that a person said, or is one of them.
public final class IsBetweenComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue & Comparable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType>, InputType == PropertyType.UnwrappedType {
    /// - Parameter mappingTransform: Makes of the lower and the upper value what the query works with.
    public init(
        mappingTransform: @escaping @Sendable (InputType, InputType) -> ComparatorMappingType
    ) {
        super.init(between: mappingTransform)
    }

    /// - Parameters:
    ///   - withResolvers: Make the values of what a person says, one under another.
    ///   - mappingTransform: Makes of the lower and the upper value what the query works with.
    public init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (InputType, InputType) -> ComparatorMappingType
    ) {
        super.init(Array(withResolvers()), between: mappingTransform)
    }
}
