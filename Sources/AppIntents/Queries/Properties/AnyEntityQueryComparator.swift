/// A comparator without its types, for a runtime that hands it what a person said.
///
/// Unchecked, since the classes below it add nothing that changes.
public class AnyEntityQueryComparator: @unchecked Sendable {
    package let comparison: EntityQueryOperator
    /// What stands on its right.
    package let input: any _IntentValue.Type
    private let mapping: @Sendable ([any Sendable]) -> Any?

    init(
        _ comparison: EntityQueryOperator, _ input: any _IntentValue.Type,
        mapping: @escaping @Sendable ([any Sendable]) -> Any?
    ) {
        self.comparison = comparison
        self.input = input
        self.mapping = mapping
    }

    /// What the author made of the values; `nil` when they are not of the comparator's type.
    package func mapped(_ values: [any Sendable]) -> Any? { mapping(values) }
}
