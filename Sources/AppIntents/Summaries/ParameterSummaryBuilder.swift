/// Gives the sentences of a summary the intent that their key paths start from.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// A sentence of the intent.
    public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
    where Summary.Intent == Intent { expression }

    /// The one sentence.
    public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
    where Summary.Intent == Intent { block }
}
