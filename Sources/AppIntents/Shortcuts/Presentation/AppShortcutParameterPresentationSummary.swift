/// The sentence that stands for a shortcut with a value: `Summary("Open \(\.$target)")`.
public struct AppShortcutParameterPresentationSummary<
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
>: Sendable where ParameterKeyPath: KeyPath<Intent, Parameter> {
    let summary: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
    /// The table of the app's translations in which the sentence stands.
    package let table: String?

    /// - Parameters:
    ///   - summary: The sentence, with the parameter in it.
    ///   - table: The table of the app's translations; `nil` for the usual one.
    public init(
        _ summary: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {
        self.summary = summary
        self.table = table.map { "\($0)" }
    }
}

/// Words with the parameter of a shortcut among them.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct AppShortcutParameterPresentationSummaryString<
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
>: @unchecked Sendable where ParameterKeyPath: KeyPath<Intent, Parameter> {
    let template: KeyPathTemplate<Intent>

    /// Words alone; `${target}` in them is understood.
    public init(_ value: String) {
        template = KeyPathTemplate(literal: value)
    }
}

extension AppShortcutParameterPresentationSummaryString: ExpressibleByStringInterpolation {
    /// Words alone.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Words with the parameter.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// Collects words and the parameter.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = KeyPathTemplate<Intent>()

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds the parameter, in whose place one of its values is shown.
        public mutating func appendInterpolation(_ parameterKeyPath: ParameterKeyPath) {
            template.append(parameterKeyPath)
        }
    }
}
