/// What a shortcut is called with a value and without one.
///
///     Title(specific: "Open \(\.$target)", generic: "Open Note…")
public struct AppShortcutParameterPresentationTitle<
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
>: Sendable where ParameterKeyPath: KeyPath<Intent, Parameter> {
    /// The name with a value.
    let specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>
    /// The name without one.
    package let generic: String
    /// The table of the app's translations in which the names stand.
    package let table: String?

    /// - Parameters:
    ///   - specific: The name with a value, with the parameter in it.
    ///   - generic: The name without one.
    ///   - table: The table of the app's translations; `nil` for the usual one.
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
        generic: StaticString,
        table: StaticString? = nil
    ) {
        self.specific = specific
        self.generic = "\(generic)"
        self.table = table.map { "\($0)" }
    }

    /// The name of a shortcut of this intent: with a value where the parameter has one, else without.
    package func text(for intent: Intent) -> String {
        let pieces = specific.template.resolved(in: intent)
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let words): text += words
            case .parameter(let name):
                let parameters = IntentReflection.parameters(of: intent)
                guard let value = parameters.first(where: { $0.name == name })?.parameter.anyValue else {
                    return generic
                }
                text += ValueDisplay.representation(of: value).title.text()
            case .applicationName: break
            }
        }
        return text
    }
}

/// A name with the parameter of a shortcut in it.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct AppShortcutParameterPresentationTitleString<
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
>: @unchecked Sendable where ParameterKeyPath: KeyPath<Intent, Parameter> {
    let template: KeyPathTemplate<Intent>

    /// Words alone; `${target}` in them is understood.
    public init(_ value: String) {
        template = KeyPathTemplate(literal: value)
    }
}

extension AppShortcutParameterPresentationTitleString: ExpressibleByStringInterpolation {
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
