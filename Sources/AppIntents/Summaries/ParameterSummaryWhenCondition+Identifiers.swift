extension ParameterSummaryWhenCondition {
    /// By whether a parameter holds the entity with a certain identifier.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(
            Self.identifier(keyPath, comparisonOperator.wording(value)) { comparisonOperator.holds($0 == value) },
            when, otherwise)
    }

    /// By whether a parameter holds the entity with a certain number.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        self.init(keyPath, identifier: comparisonOperator, String(value), when, otherwise: otherwise)
    }

    /// By whether a parameter holds an entity with one of several identifiers.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(
            Self.identifier(keyPath, "is " + summaryWording(anyOf: values)) { $0.map(values.contains) ?? false },
            when, otherwise)
    }

    /// By whether a parameter holds an entity with one of several numbers.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [Parameter.Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        self.init(
            keyPath, identifier: comparisonOperator, values.map { String($0) }, when, otherwise: otherwise)
    }

    /// By what the identifier of a parameter's entity holds.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(
            Self.identifier(keyPath, comparisonOperator.wording(value)) { identifier in
                identifier.map { comparisonOperator.holds($0, value) } ?? false
            }, when, otherwise)
    }

    /// By how the number of a parameter's entity is ordered against another.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        self.init(
            Self.identifier(keyPath, comparisonOperator.wording(String(value))) { identifier in
                identifier.flatMap { Int($0) }.map { comparisonOperator.holds($0, value) } ?? false
            }, when, otherwise)
    }

    private static func identifier<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ wording: String, _ holds: @escaping (String?) -> Bool
    ) -> SummaryCondition<Intent> {
        let subject = SummarySubject(keyPath: keyPath)
        return subject.condition("identifier \(wording)") { holds(subject.identifier(in: $0)) }
    }
}
