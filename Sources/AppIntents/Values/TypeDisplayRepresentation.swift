/// How a kind of value is called: “Note”, “3 notes”, and other words for it.
///
///     TypeDisplayRepresentation(name: "Note", numericFormat: "\(placeholder: .int) notes")
public struct TypeDisplayRepresentation: Sendable, Hashable {
    /// The kind's name, in the singular.
    public var name: LocalizedStringResource
    /// How a number of them is said, with a placeholder for the number.
    public var numericFormat: LocalizedStringResource?
    /// Other words for the kind.
    public var synonyms: [LocalizedStringResource]

    /// A name with what belongs to it.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    /// A name alone.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
