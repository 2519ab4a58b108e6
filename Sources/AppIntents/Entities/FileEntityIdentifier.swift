public import Foundation

/// Names a file: by its place on disk or, as long as it was not saved, by a name of the app's own.
///
///     try FileEntityIdentifier.file(url: url).entityIdentifierString      // file:///home/me/notes.txt
///     FileEntityIdentifier.draft(identifier: "7").entityIdentifierString  // draft:7
public struct FileEntityIdentifier: Sendable, Hashable, Codable {
    private enum Place: Sendable, Hashable, Codable {
        case file(URL)
        case draft(String)
    }

    private static let draftScheme = "draft:"

    private let place: Place

    /// Names a file on disk.
    ///
    /// - Throws: `FileEntityIdentifierError.notAFile` for a link that leads elsewhere.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard url.isFileURL else { throw FileEntityIdentifierError.notAFile(url.absoluteString) }
        return FileEntityIdentifier(place: .file(url.standardizedFileURL))
    }

    /// Names a document that was not saved yet.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(place: .draft(identifier))
    }

    /// Where the file is; `nil` for a draft.
    public var fileURL: URL? {
        if case .file(let url) = place { url } else { nil }
    }

    /// The app's own name of a document that was not saved; `nil` for a file.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = place { identifier } else { nil }
    }

    /// Whether the document was not saved yet.
    public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
    /// The link of the file, or `draft:` and the app's own name.
    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let identifier): Self.draftScheme + identifier
        }
    }

    /// Reads an identifier back; `nil` when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draftScheme) {
            return draft(identifier: String(entityIdentifierString.dropFirst(draftScheme.count)))
        }
        return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
    }
}

/// Why something names no file.
enum FileEntityIdentifierError: Error, Hashable, CustomLocalizedStringResourceConvertible {
    case notAFile(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notAFile(let link): "“\(link)” is no file on this machine; give a link that begins with file:."
        }
    }
}
