public import CoreSpotlight

extension EntityProperty {
    /// A property under a name that stays when the source is renamed.
    public convenience init(identifier: String) {
        self.init(identifier: identifier, title: "")
    }

    /// A property with a title, under a name that stays when the source is renamed.
    public convenience init(identifier: String, title: LocalizedStringResource) {
        self.init(identifier: identifier, title: title, source: .stored)
    }

    /// A property that is also put into the search index: `@Property(title: "Title", indexingKey: \.title)`.
    public convenience init(
        title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(identifier: nil, title: title, indexingKey: indexingKey)
    }

    /// A property without a title that is also put into the search index.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(identifier: nil, title: "", indexingKey: indexingKey)
    }

    /// A stored property of a name of its own that is also put into the search index.
    public convenience init(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(identifier: identifier, title: title, source: .stored, indexingKey: indexingKey)
    }

    /// A property that is also put into the search index, under a name of the app's own.
    public convenience init(title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey) {
        self.init(identifier: nil, title: title, customIndexingKey: customIndexingKey)
    }
}
