/// A phrase that runs an App Shortcut: `"Open \(\.$target) in \(.applicationName)"`.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct AppShortcutPhrase<Intent: AppIntent>: @unchecked Sendable {
    let template: KeyPathTemplate<Intent>

    /// A phrase as text; `${applicationName}` and `${target}` in it are understood.
    public init(_ value: String) {
        template = KeyPathTemplate(literal: value)
    }
}

extension AppShortcutPhrase: ExpressibleByStringInterpolation {
    /// A phrase as text; `${applicationName}` and `${target}` in it are understood.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A phrase with tokens and parameters.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// Collects words, tokens and parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = KeyPathTemplate<Intent>()

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            switch token {
            case .applicationName: template.appendApplicationName()
            }
        }

        /// Adds a parameter, in whose place a person says one of its values.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ subject: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.append(subject)
        }
    }
}
