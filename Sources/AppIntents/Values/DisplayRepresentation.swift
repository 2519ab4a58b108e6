/// How a value is shown and spoken: its title, what stands under it, a picture, and other names it answers to.
///
///     DisplayRepresentation(title: "\(title)", subtitle: "\(place)", image: .init(systemName: "note.text"))
public struct DisplayRepresentation: Sendable, Hashable {
    /// The name.
    public var title: LocalizedStringResource
    /// What stands under the name.
    public var subtitle: LocalizedStringResource?
    /// The picture beside the name.
    public var image: Image?
    /// Other names that a person may say.
    public var synonyms: [LocalizedStringResource]

    /// A name with what belongs to it.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    /// A name alone.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A name with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
