/// An enum each of whose cases has a link.
///
///     static var urlRepresentation: URLRepresentation { "https://example.com/category/\(.rawValue)" }
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    /// The links of the cases.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The links of the cases.
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    /// The raw value stands in links of intents.
    public var urlRepresentationParameter: String { String(describing: rawValue) }
}

/// The links of an enum's cases: one with a place for the raw value, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: Sendable {
    enum Slot: Sendable { case rawValue }

    enum Form: Sendable {
        case all(URLTemplate<Slot>)
        case single([Enum: EnumSingleURLRepresentation])
    }

    let form: Form

    /// A link for each case; a case that has none cannot be linked to.
    public init(_ representations: [Enum: EnumSingleURLRepresentation]) {
        form = .single(representations)
    }

    /// The same link for all cases.
    public init(_ value: String) {
        self.init(stringLiteral: value)
    }

    func url(of value: Enum) -> String? {
        switch form {
        case .all(let template): template.url { _ in LinkText.rawValue(of: value) }?.absoluteString
        case .single(let links): links[value]?.template.url { _ in nil }?.absoluteString
        }
    }
}

extension EnumURLRepresentation: ExpressibleByStringInterpolation {
    /// The same link for all cases.
    public init(stringLiteral value: String) {
        var template = URLTemplate<Slot>()
        template.append(value)
        form = .all(template)
    }

    /// A link with a place for the raw value.
    public init(stringInterpolation: StringInterpolation) {
        form = .all(stringInterpolation.template)
    }

    /// Collects the link's pieces.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What stands for something that every case has.
        public enum Token: Sendable, Hashable {
            /// The case's raw value.
            case rawValue
        }

        fileprivate var template = URLTemplate<Slot>()

        /// No pieces yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds the place of the raw value.
        public mutating func appendInterpolation(_ token: Token) {
            template.append(Slot.rawValue)
        }
    }
}

extension EnumURLRepresentation: ExpressibleByDictionaryLiteral {
    /// A link for each case.
    public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
        self.init(Dictionary(elements) { first, _ in first })
    }

    /// The link of one case.
    public struct EnumSingleURLRepresentation: Sendable, ExpressibleByStringInterpolation {
        /// Collects the link's text.
        public typealias StringInterpolation = DefaultStringInterpolation

        let template: URLTemplate<Slot>

        /// The link.
        public init(stringLiteral value: String) {
            var template = URLTemplate<Slot>()
            template.append(value)
            self.template = template
        }

        /// The link, put together.
        public init(stringInterpolation: DefaultStringInterpolation) {
            self.init(stringLiteral: String(stringInterpolation: stringInterpolation))
        }
    }
}
