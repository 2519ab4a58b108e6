/// A comparator without its types, for a runtime that hands it what a person said.
///
/// Unchecked, since the classes below it add nothing that changes.
public class AnyEntityQueryComparator: @unchecked Sendable {
    package let comparison: EntityQueryOperator
    /// What stands on its right.
    package let inputType: _IntentValueType
    private let mapping: @Sendable ([any Sendable]) -> Any?

    init(
        _ comparison: EntityQueryOperator, _ inputType: _IntentValueType,
        mapping: @escaping @Sendable ([any Sendable]) -> Any?
    ) {
        self.comparison = comparison
        self.inputType = inputType
        self.mapping = mapping
    }

    /// What the author made of the values; `nil` when they are not of the comparator's type.
    package func mapped(_ values: [any Sendable]) -> Any? { mapping(values) }
}
