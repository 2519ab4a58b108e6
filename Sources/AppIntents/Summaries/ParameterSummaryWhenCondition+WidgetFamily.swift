extension ParameterSummaryWhenCondition {
    /// By the family of the widget that the intent configures.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let condition = SummaryCondition<Intent> { _ in
            comparisonOperator.holds(IntentWidgetFamily.current == value)
        } wording: { _ in
            "the widget \(comparisonOperator.wording("\(value)"))"
        }
        self.init(condition, when, otherwise)
    }

    /// By whether the widget that the intent configures is of one of several families.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        let condition = SummaryCondition<Intent> { _ in
            IntentWidgetFamily.current.map(values.contains) ?? false
        } wording: { _ in
            "the widget is \(summaryWording(anyOf: values.map { "\($0)" }))"
        }
        self.init(condition, when, otherwise)
    }
}
