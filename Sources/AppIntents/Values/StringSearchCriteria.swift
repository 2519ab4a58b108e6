/// What is looked for in an app.
public protocol SearchCriteria: _IntentValue, Hashable {
    /// Where an app can look.
    associatedtype SearchScopes = Void
}

/// Words to look for.
public struct StringSearchCriteria: SearchCriteria {
    /// Where an app can look.
    public typealias SearchScopes = [StringSearchScope]
    /// What the words are made of.
    public typealias Specification = ResolverSpecificationBuilder<StringSearchCriteria>.Specification
    /// The words themselves.
    public typealias UnwrappedType = StringSearchCriteria
    /// The words themselves.
    public typealias ValueType = StringSearchCriteria

    /// The words.
    public var term: String

    /// Words to look for.
    public init(term: String) {
        self.term = term
    }
}

extension StringSearchCriteria {
    /// A text, as far as whoever asks for it is concerned.
    public static var _valueType: _IntentValueType { .string }
    /// Takes criteria, or the words.
    public static func _make(from value: any Sendable) -> StringSearchCriteria? {
        value as? StringSearchCriteria ?? (value as? String).map(StringSearchCriteria.init(term:))
    }
    /// Words, as they were said.
    @ResolverSpecificationBuilder<StringSearchCriteria>
    public static var defaultResolverSpecification: Specification {
        StringSearchCriteriaFromStringResolverSpecificification()
    }
}

extension StringSearchCriteria: CustomStringConvertible {
    /// The words.
    public var description: String { term }
}

/// Where an app looks for words.
public enum StringSearchScope: String, AppEnum {
    /// What the resolvers make.
    public typealias Specification = ResolverSpecificationBuilder<StringSearchScope>.Specification
    /// The scope itself.
    public typealias UnwrappedType = StringSearchScope
    /// The scope itself.
    public typealias ValueType = StringSearchScope

    /// Everywhere.
    case general
    /// Among films.
    case movies
    /// Among programmes.
    case tv
    /// Among videos of people.
    case freeformVideo

    /// “Search Scope”.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
    /// How the scopes are called.
    public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
        .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Video",
    ]
}

/// A kind of video.
public enum VideoCategory: String, AppEnum {
    /// What the resolvers make.
    public typealias Specification = ResolverSpecificationBuilder<VideoCategory>.Specification
    /// The kind itself.
    public typealias UnwrappedType = VideoCategory
    /// The kind itself.
    public typealias ValueType = VideoCategory

    /// Films.
    case movies
    /// Programmes.
    case tv
    /// Videos of people.
    case freeform

    /// “Video Category”.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
    /// How the kinds are called.
    public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
        .movies: "Movies", .tv: "TV", .freeform: "Video",
    ]
}
