/// A text that a person looks for in an app.
public struct StringSearchCriteria: SearchCriteria {
    /// Where the app looks.
    public typealias SearchScopes = [StringSearchScope]

    /// The words.
    public var term: String

    /// Words to look for.
    public init(term: String) {
        self.term = term
    }
}

extension StringSearchCriteria: CustomStringConvertible {
    /// The words.
    public var description: String { term }

    /// A text, as far as whoever asks for it is concerned.
    public static var _valueType: _IntentValueType { .string }

    /// Takes criteria, or the words.
    public static func _make(from value: any Sendable) -> StringSearchCriteria? {
        value as? StringSearchCriteria ?? (value as? String).map(StringSearchCriteria.init(term:))
    }
}

/// Where an app looks for a text.
public enum StringSearchScope: String, AppEnum {
    /// Everywhere.
    case general
    /// Among films.
    case movies
    /// Among series.
    case tv
    /// Among videos of any kind.
    case freeformVideo

    /// What the kind is called.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
    /// What the scopes are called.
    public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
        .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos",
    ]
}
