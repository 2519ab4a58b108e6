/// What tells the kind of a file from outside: the end of its name, or how it is named on the network.
public struct UTTagClass: Sendable, Hashable, RawRepresentable {
    /// The class's identifier.
    public let rawValue: String

    /// A class by its identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What follows the last point of a file's name.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The name on the network, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
