/// One of several summaries, by the value of a parameter.
///
///     Switch(\.$style) {
///         Case(.compact) { Summary("Compact widget") }
///         Case([.wide, .tall]) { Summary("Large widget") }
///         DefaultCase { Summary("Widget in \(\.$style)") }
///     }
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary, @unchecked Sendable {
    private let value: (Intent) -> Value?
    private let subject: (Intent) -> String
    private let branches: [_SummaryBranch]

    /// By the value of a parameter.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
    ) {
        let parameter = SummarySubject(keyPath: keyPath)
        value = { parameter.typedValue(in: $0) }
        subject = { IntentReflection.name(of: keyPath, in: $0) ?? "unknown" }
        branches = builder()._branches
    }

    /// By the family of the widget that the intent configures.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        value = { _ in IntentWidgetFamily.current }
        subject = { _ in "the widget" }
        branches = builder()._branches
    }

    /// That the family of the widget decides.
    public enum WidgetFamily: Sendable, Hashable {
        /// The family of the widget that the intent configures.
        case widgetFamily
    }

    /// The sentence of the first case that the value fits.
    public func _sentence(for intent: Intent) -> _SummarySentence? {
        let value = value(intent)?._unwrapped
        return branches.first { $0.fits(value) }?.content._sentence(anyIntent: intent)
    }

    /// The sentences of all cases, each with its condition.
    public func _variants(of intent: Intent) -> [_SummaryVariant] {
        branches.flatMap { branch in
            branch.content._variants(anyIntent: intent).map { $0.under(branch.wording(subject(intent))) }
        }
    }
}

/// A case of a summary's switch, without its types.
public struct _SummaryBranch {
    /// The values that it is for; `nil` for all that are left.
    let values: [any Sendable]?
    let content: any ParameterSummary

    func fits(_ value: (any Sendable)?) -> Bool {
        values.map { values in values.contains { SummaryValues.areSame(($0 as? any _IntentValue)?._unwrapped, value) } }
            ?? true
    }

    func wording(_ subject: String) -> String {
        guard let values else { return _SummaryVariant.otherwise }
        return "\(subject) is \(summaryWording(anyOf: values.map { summaryWording($0) }))"
    }
}

/// Compares values whose types need not be comparable, such as entities.
enum SummaryValues {
    static func areSame(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as any AppEntity, let other as any AppEntity):
            type(of: one) == type(of: other) && identifier(of: one) == identifier(of: other)
        case (let one as any Equatable, let other?): areEqual(one, other)
        default: false
        }
    }

    private static func areEqual<Value: Equatable>(_ one: Value, _ other: any Sendable) -> Bool {
        one == other as? Value
    }

    private static func identifier<Entity: AppEntity>(of entity: Entity) -> String { entity.id.entityIdentifierString }
}
