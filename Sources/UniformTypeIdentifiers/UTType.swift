/// A kind of file or data, by an identifier written backwards like a domain: `public.plain-text`.
public struct UTType: Sendable, Hashable, Codable {
    /// The identifier, in lowercase.
    public let identifier: String

    /// A kind by its identifier.
    public init(_ identifier: String) {
        self.identifier = identifier.lowercased()
    }
}

extension UTType {
    /// Anything that can be stored or sent.
    public static let item = UTType("public.item")
    /// Text of any kind.
    public static let text = UTType("public.text")
    /// Text without styles.
    public static let plainText = UTType("public.plain-text")
    /// A picture of any kind.
    public static let image = UTType("public.image")
    /// A page that looks alike everywhere.
    public static let pdf = UTType("com.adobe.pdf")
}
