/// One way to compare a property with what a person said: the values come in, and what the author's query works with goes out.
///
/// Its subclasses name the comparison: `EqualToComparator`, `ContainsComparator` and so on.
public class EntityQueryComparator<
    Property, PropertyType: _IntentValue, InputType: _IntentValue, ComparatorMappingType
>:
    AnyEntityQueryComparator, @unchecked Sendable
where Property: EntityProperty<PropertyType> {
    init(
        _ comparison: EntityQueryOperator, _ resolvers: [any Resolver],
        _ mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
    ) {
        super.init(comparison, input: Self.input(resolvers)) { values in
            values.first.flatMap { InputType._make(from: $0) }.map(mappingTransform)
        }
    }

    init(
        _ resolvers: [any Resolver] = [],
        between mappingTransform: @escaping @Sendable (InputType, InputType) -> ComparatorMappingType
    ) {
        super.init(.isBetween, input: Self.input(resolvers)) { values in
            guard values.count == 2, let lower = InputType._make(from: values[0]),
                let upper = InputType._make(from: values[1])
            else { return nil }
            return mappingTransform(lower, upper)
        }
    }

    private static func input(_ resolvers: [any Resolver]) -> @Sendable (String) -> any AnyIntentParameter {
        { title in IntentParameter<InputType>(askedFor: title, resolvers) }
    }
}
