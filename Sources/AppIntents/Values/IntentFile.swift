public import Foundation
public import UniformTypeIdentifiers

/// A file that an intent takes or returns: bytes in memory, or a place on disk that is read when it is needed.
public struct IntentFile: Sendable, Hashable, Codable {
    /// What the resolvers make.
    public typealias Specification = EmptyResolverSpecification<IntentFile>
    /// The file itself.
    public typealias UnwrappedType = IntentFile
    /// The file itself.
    public typealias ValueType = IntentFile

    private enum Content: Sendable, Hashable, Codable {
        case bytes(Data)
        case place(URL)
    }

    private let content: Content
    /// What the file is called.
    public let filename: String
    /// What kind of file it is: as it was said, else as the end of its name tells; `nil` when that is not known.
    public let type: UTType?
    /// Whether the file on disk may be deleted when the intent has ended.
    public var removedOnCompletion = false

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.init(.bytes(data), filename, type)
    }

    /// A file on disk, under its own name unless another is given.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.init(.place(fileURL), filename ?? fileURL.lastPathComponent, type)
    }

    private init(_ content: Content, _ filename: String, _ type: UTType?) {
        self.content = content
        self.filename = filename
        self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
    }

    /// Where the file is on disk; `nil` for a file in memory.
    public var fileURL: URL? {
        if case .place(let url) = content { url } else { nil }
    }

    /// The bytes; none when the file on disk cannot be read. `data(contentType:)` says so instead.
    public var data: Data { (try? bytes()) ?? Data() }

    /// The bytes.
    ///
    /// - Throws: `IntentFileError.failedToLoadData` when the file on disk cannot be read.
    func bytes() throws(IntentFileError) -> Data {
        switch content {
        case .bytes(let data): return data
        case .place(let url):
            guard let data = try? Data(contentsOf: url) else { throw .failedToLoadData }
            return data
        }
    }
}

extension IntentFile: _IntentValue, DisplayRepresentable {
    /// A file.
    public static var _valueType: _IntentValueType { .file }
    /// Only files are taken; the runtime finds the one that is named.
    public static var defaultResolverSpecification: Specification { Specification() }
    /// “File”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    /// The file's name.
    public var displayRepresentation: DisplayRepresentation { "\(filename)" }
}
