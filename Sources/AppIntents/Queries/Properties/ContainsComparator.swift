public import Foundation

/// Whether a text, or a list, holds what a person said.
public final class ContainsComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue, ComparatorMappingType
>:
    EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    private init(_ mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType) {
        super.init(.contains, mappingTransform)
    }

    /// Looks in a text.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == String, InputType == String {
        self.init(mappingTransform)
    }

    /// Looks in a text with attributes.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
        self.init(mappingTransform)
    }

    /// Looks in a list.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == [InputType] {
        self.init(mappingTransform)
    }

    /// Looks in a set.
    ///
    /// - Parameter mappingTransform: Makes of the value what the query works with.
    public convenience init(
        mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) where PropertyType.UnwrappedType == Set<InputType>, InputType: Hashable {
        self.init(mappingTransform)
    }
}
