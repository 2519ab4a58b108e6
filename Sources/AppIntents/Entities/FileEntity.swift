public import UniformTypeIdentifiers

/// An entity that is a document or another file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// What kinds of files it may be.
    static var supportedContentTypes: [UTType] { get }
}

extension FileEntity {
    /// Anything.
    public static var supportedContentTypes: [UTType] { [.item] }
}
