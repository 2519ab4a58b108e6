/// An intent that has a link, by which it is also found.
///
///     static var urlRepresentation: URLRepresentation { "https://example.com/notes/\(\.$note)" }
public protocol URLRepresentableIntent: AppIntent {
    /// The link of the intent with its values.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// The link of the intent with its values.
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// The link is opened by whoever runs the intent.
    public func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent {
    /// The link is opened by whoever runs the intent.
    public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent & TargetContentProvidingIntent {
    /// The screen does what there is to do.
    public func perform() async throws -> some IntentResult { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The link of what is opened.
    public static var urlRepresentation: IntentURLRepresentation<Self> {
        IntentURLRepresentation(target: Value.urlRepresentation.link) { $0.target }
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The link of what is opened.
    public static var urlRepresentation: IntentURLRepresentation<Self> {
        IntentURLRepresentation(target: Value.urlRepresentation.link) { $0.target }
    }
}

/// The link of an intent, with places for its parameters.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct IntentURLRepresentation<Intent: AppIntent>: @unchecked Sendable {
    enum Form {
        case own(URLTemplate<PartialKeyPath<Intent>>)
        /// That of what an intent opens.
        case target(TargetLink, (Intent) -> any Sendable)
    }

    let form: Form

    /// A link without places.
    public init(_ value: String) {
        self.init(stringLiteral: value)
    }

    init(target: TargetLink, _ value: @escaping (Intent) -> any Sendable) {
        form = .target(target, value)
    }

    func url(of intent: Intent) -> String? {
        switch form {
        case .own(let template):
            template.url { path in
                (intent[keyPath: path] as? any AnyIntentParameter)?.anyValue.flatMap(LinkText.text)
            }?.absoluteString
        case .target(let link, let value):
            IntentReflection.parameters(of: intent).contains { $0.name == "target" && $0.parameter.needsValue }
                ? nil : link.url(value(intent))
        }
    }
}

extension IntentURLRepresentation: ExpressibleByStringInterpolation {
    /// A link without places.
    public init(stringLiteral value: String) {
        var template = URLTemplate<PartialKeyPath<Intent>>()
        template.append(value)
        form = .own(template)
    }

    /// A link with places.
    public init(stringInterpolation: StringInterpolation) {
        form = .own(stringInterpolation.template)
    }

    /// Collects the link's pieces.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = URLTemplate<PartialKeyPath<Intent>>()

        /// No pieces yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds the place of a parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            template.append(keyPath as PartialKeyPath<Intent>)
        }
    }
}
