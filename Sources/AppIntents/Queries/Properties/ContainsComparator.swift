public import Foundation

/// Whether a text, or a list, holds what a person said.
public final class ContainsComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue, ComparatorMappingType
>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    private init(
        _ resolvers: [any Resolver], _ mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) {
        super.init(.contains, resolvers, mappingTransform)
    }

    /// Looks in a text.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == String, InputType == String {
        self.init([], mappingTransform)
    }

    /// Looks in a text. The value is made by resolvers.
    ///
    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == String, InputType == String {
        self.init(Array(withResolvers()), mappingTransform)
    }

    /// Looks in a text with attributes.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
        self.init([], mappingTransform)
    }

    /// Looks in a text with attributes. The value is made by resolvers.
    ///
    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
        self.init(Array(withResolvers()), mappingTransform)
    }

    /// Looks in a list.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == [InputType] {
        self.init([], mappingTransform)
    }

    /// Looks in a list. The value is made by resolvers.
    ///
    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == [InputType] {
        self.init(Array(withResolvers()), mappingTransform)
    }

    /// Looks in a set.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == Set<InputType>, InputType: Hashable {
        self.init([], mappingTransform)
    }

    /// Looks in a set. The value is made by resolvers.
    ///
    /// - Parameters:
    ///   - withResolvers: Make the value of what a person says, one under another.
    ///   - mappingTransform: Makes of the value what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<InputType> withResolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == Set<InputType>, InputType: Hashable {
        self.init(Array(withResolvers()), mappingTransform)
    }
}
