/// One of two summaries, by the value of a parameter.
///
///     When(\.$showDetails, .equalTo, true) {
///         Summary("Show \(\.$style) with \(\.$interval)")
///     } otherwise: {
///         Summary("Show \(\.$style)")
///     }
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary, @unchecked Sendable {
    private let condition: SummaryCondition<Intent>
    private let when: WhenCondition
    private let otherwise: Otherwise

    init(_ condition: SummaryCondition<Intent>, _ when: () -> WhenCondition, _ otherwise: () -> Otherwise) {
        self.condition = condition
        self.when = when()
        self.otherwise = otherwise()
    }

    /// The sentence that holds for the intent's values.
    public func _sentence(for intent: Intent) -> _SummarySentence? {
        condition.holds(intent) ? when._sentence(anyIntent: intent) : otherwise._sentence(anyIntent: intent)
    }

    /// The sentences of both, each with its condition.
    public func _variants(of intent: Intent) -> [_SummaryVariant] {
        when._variants(anyIntent: intent).map { $0.under(condition.wording(intent)) }
            + otherwise._variants(anyIntent: intent).map { $0.under(_SummaryVariant.otherwise) }
    }
}
