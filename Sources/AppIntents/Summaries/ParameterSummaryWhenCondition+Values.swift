extension ParameterSummaryWhenCondition {
    /// By whether a parameter has a value.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let subject = SummarySubject(keyPath: keyPath)
        let wantsValue = comparisonOperator == .hasAnyValue
        let condition = subject.condition(wantsValue ? "has a value" : "has no value") { intent in
            (subject.value(in: intent) != nil) == wantsValue
        }
        self.init(condition, when, otherwise)
    }

    /// By whether a parameter has a certain value.
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        let subject = SummarySubject(keyPath: keyPath)
        let condition = subject.condition(comparisonOperator.wording(summaryWording(value))) { intent in
            comparisonOperator.holds(subject.typedValue(in: intent) == value)
        }
        self.init(condition, when, otherwise)
    }

    /// By whether a parameter that may be without a value has a certain one.
    @_disfavoredOverload
    public init<ValueType: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
        let subject = SummarySubject(keyPath: keyPath)
        let condition = subject.condition(comparisonOperator.wording(summaryWording(value))) { intent in
            comparisonOperator.holds(subject.value(in: intent) as? ValueType.ValueType == value)
        }
        self.init(condition, when, otherwise)
    }

    /// By whether a parameter has one of several values.
    public init<ValueType: _IntentValue, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
        let subject = SummarySubject(keyPath: keyPath)
        let wording = "is " + summaryWording(anyOf: values.map { summaryWording($0) })
        let condition = subject.condition(wording) { intent in
            (subject.value(in: intent) as? ValueType.ValueType).map { values.contains($0) } ?? false
        }
        self.init(condition, when, otherwise)
    }

    /// By how a parameter's value is ordered against another.
    public init<ValueType: Comparable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        let subject = SummarySubject(keyPath: keyPath)
        let condition = subject.condition(comparisonOperator.wording(summaryWording(value))) { intent in
            subject.typedValue(in: intent).map { comparisonOperator.holds($0, value) } ?? false
        }
        self.init(condition, when, otherwise)
    }

    /// By how the value of a parameter that may be without one is ordered against another; a missing one never is.
    @_disfavoredOverload
    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Comparable {
        let subject = SummarySubject(keyPath: keyPath)
        let condition = subject.condition(comparisonOperator.wording(summaryWording(value))) { intent in
            (subject.value(in: intent) as? Value.ValueType).map { comparisonOperator.holds($0, value) } ?? false
        }
        self.init(condition, when, otherwise)
    }
}
