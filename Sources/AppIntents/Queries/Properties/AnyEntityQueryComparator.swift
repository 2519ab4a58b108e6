/// A comparator without its types, for a runtime that hands it what a person said.
///
/// Unchecked, since the classes below it add nothing that changes.
public class AnyEntityQueryComparator: @unchecked Sendable {
    package let comparison: EntityQueryOperator
    private let makeInput: @Sendable (String) -> any AnyIntentParameter
    private let mapping: @Sendable ([any Sendable]) -> Any?

    init(
        _ comparison: EntityQueryOperator, input makeInput: @escaping @Sendable (String) -> any AnyIntentParameter,
        mapping: @escaping @Sendable ([any Sendable]) -> Any?
    ) {
        self.comparison = comparison
        self.makeInput = makeInput
        self.mapping = mapping
    }

    /// What stands on its right, under the title of the property: read like a parameter of an intent.
    package func input(title: String) -> any AnyIntentParameter { makeInput(title) }

    /// What the author made of the values; `nil` when they are not of the comparator's type.
    package func mapped(_ values: [any Sendable]) -> Any? { mapping(values) }
}
