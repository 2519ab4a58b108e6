/// What a summary's switch is made of: a case, the default, or several of them.
public protocol _ParameterSummarySwitchCase {
    /// The intent that the sentences stand for.
    associatedtype Intent: AppIntent
    /// What the parameter holds that decides.
    associatedtype Value: _IntentValue
    /// The summary of a case.
    associatedtype Summary

    /// The cases in order.
    var _branches: [_SummaryBranch] { get }
}

/// The summary for one value of a parameter, or for several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    /// The case alone.
    public let _branches: [_SummaryBranch]

    /// For one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        self.init([value], parameterSummary)
    }

    /// For each of several values.
    public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        _branches = [_SummaryBranch(values: value, content: parameterSummary())]
    }
}

/// The summary for all values that no case is for.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    /// The case alone.
    public let _branches: [_SummaryBranch]

    /// For all values that are left.
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
        _branches = [_SummaryBranch(values: nil, content: parameterSummary())]
    }
}

/// Several cases of a summary's switch.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase
{
    /// There is no one summary.
    public typealias Summary = Never

    /// The cases in order.
    public let _branches: [_SummaryBranch]
}

/// Gathers the cases of a summary's switch; the default comes last.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// A case of the parameter's type.
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> where Summary.Intent == Intent { expression }

    /// The default.
    public static func buildExpression<Summary: ParameterSummary>(
        _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> where Summary.Intent == Intent { expression }

    /// All cases in order, however many.
    public static func buildBlock<each Case: _ParameterSummarySwitchCase>(
        _ cases: repeat each Case
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (repeat each Case)> {
        var branches: [_SummaryBranch] = []
        for `case` in repeat each cases { branches += `case`._branches }
        return ParameterSummaryTupleCaseCondition(_branches: branches)
    }
}
