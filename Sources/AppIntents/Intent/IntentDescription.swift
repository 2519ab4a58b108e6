/// What an intent does, for whoever browses the actions of an app.
///
///     static let description = IntentDescription("Creates a new field note.", categoryName: "Notes")
public struct IntentDescription: Sendable, Hashable {
    /// The description itself.
    public var descriptionText: LocalizedStringResource

    /// The heading that the intent is listed under.
    public var categoryName: LocalizedStringResource?

    /// More words by which the intent is found.
    public var searchKeywords: [LocalizedStringResource]

    /// What the value that the intent returns is called.
    public var resultValueName: LocalizedStringResource?

    /// A description with its heading and keywords.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {
        self.init(
            descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
    }

    /// A description with its heading and keywords, and a name for what the intent returns.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

extension IntentDescription: ExpressibleByStringInterpolation {
    /// A description without arguments.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A description with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What may stand as an intent's `description`: an `IntentDescription` or an optional one.
///
/// A witness must have the very type of its requirement, and authors write both.
public protocol _IntentDescriptionConvertible: Sendable {
    /// The description, if there is one.
    var _intentDescription: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionConvertible {
    /// The description itself.
    public var _intentDescription: IntentDescription? { self }
}

extension Optional: _IntentDescriptionConvertible where Wrapped == IntentDescription {
    /// The description, if there is one.
    public var _intentDescription: IntentDescription? { self }
}
