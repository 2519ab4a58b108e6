public import Foundation

/// A file that an intent takes or returns: bytes in memory, or a place on disk that is read when it is needed.
public struct IntentFile: Sendable, Hashable {
    private enum Content: Sendable, Hashable {
        case bytes(Data)
        case place(URL)
    }

    private let content: Content
    /// What the file is called.
    public let filename: String
    /// Whether the file on disk may be deleted when the intent has ended.
    public var removedOnCompletion = false

    /// A file in memory.
    public init(data: Data, filename: String) {
        content = .bytes(data)
        self.filename = filename
    }

    /// A file on disk, under its own name unless another is given.
    public init(fileURL: URL, filename: String? = nil) {
        content = .place(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
    }

    /// Where the file is on disk; `nil` for a file in memory.
    public var fileURL: URL? {
        if case .place(let url) = content { url } else { nil }
    }

    /// The bytes; none when the file on disk cannot be read.
    public var data: Data {
        switch content {
        case .bytes(let data): data
        case .place(let url): (try? Data(contentsOf: url)) ?? Data()
        }
    }
}

extension IntentFile: _IntentValue, DisplayRepresentable {
    /// A file.
    public static var _valueType: _IntentValueType { .file }
    /// “File”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    /// The file's name.
    public var displayRepresentation: DisplayRepresentation { "\(filename)" }
}
