/// A sentence of a summary with all that must hold for it.
public struct _SummaryVariant: Sendable, Hashable {
    /// How what holds when nothing else does is worded.
    package static let otherwise = "otherwise"

    /// What must hold, the outermost first: `["showDetails is true", "otherwise"]`; empty for a sentence that always holds.
    package let conditions: [String]
    /// The sentence.
    package let sentence: _SummarySentence

    func under(_ condition: String) -> _SummaryVariant {
        _SummaryVariant(conditions: [condition] + conditions, sentence: sentence)
    }
}

extension AppIntent {
    /// All sentences that may stand for this intent, each with its conditions.
    package static var summaryVariants: [_SummaryVariant] { Self.parameterSummary._variants(anyIntent: Self()) }
}
