/// The words of a summary, with parameters among them: `"Create \(\.$noteTitle) in \(\.$list)"`.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct ParameterSummaryString<Intent: AppIntent>: @unchecked Sendable {
    let template: KeyPathTemplate<Intent>

    /// Words without parameters.
    public init(_ value: String) {
        template = KeyPathTemplate(literal: value)
    }
}

extension ParameterSummaryString: ExpressibleByStringInterpolation {
    /// Words without parameters.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Words with parameters.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// Collects words and parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = KeyPathTemplate<Intent>()

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.append(keyPath)
        }
    }
}
