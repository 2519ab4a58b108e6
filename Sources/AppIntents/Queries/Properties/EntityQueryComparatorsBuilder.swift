/// Lists the comparators of one property one under another.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Property, PropertyType: _IntentValue, ComparatorMappingType>
where Property: EntityProperty<PropertyType> {
    /// One comparator of the property.
    public static func buildExpression<InputType>(
        _ expression: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> AnyEntityQueryComparator { expression }

    /// The comparators in order.
    public static func buildBlock(_ comparators: AnyEntityQueryComparator...) -> [AnyEntityQueryComparator] {
        comparators
    }
}
