public import UniformTypeIdentifiers

/// What is known of a thing that can be searched for.
public final class CSSearchableItemAttributeSet {
    /// What it is called.
    public var title: String?
    /// What it is about.
    public var contentDescription: String?
    /// What else it may be found by.
    public var keywords: [String]?
    /// What kind of thing it is.
    public let contentType: UTType

    /// Nothing known but its kind.
    public init(contentType: UTType) {
        self.contentType = contentType
    }
}
