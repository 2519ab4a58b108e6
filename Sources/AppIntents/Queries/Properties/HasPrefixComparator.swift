public import Foundation

/// Whether a text begins with what a person said.
public final class HasPrefixComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue, ComparatorMappingType
>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    private init(
        _ resolvers: [any Resolver], _ mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) {
        super.init(.hasPrefix, resolvers, mappingTransform)
    }

    /// Looks at a text.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == String, InputType == String {
        self.init([], mappingTransform)
    }

    /// Looks at a text. The value is made by resolvers.
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

    /// Looks at a text with attributes.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
        self.init([], mappingTransform)
    }

    /// Looks at a text with attributes. The value is made by resolvers.
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
}

/// Whether a text ends with what a person said.
public final class HasSuffixComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue, ComparatorMappingType
>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    private init(
        _ resolvers: [any Resolver], _ mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) {
        super.init(.hasSuffix, resolvers, mappingTransform)
    }

    /// Looks at a text.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == String, InputType == String {
        self.init([], mappingTransform)
    }

    /// Looks at a text. The value is made by resolvers.
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

    /// Looks at a text with attributes.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
        self.init([], mappingTransform)
    }

    /// Looks at a text with attributes. The value is made by resolvers.
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
}
