public import Foundation
public import UniformTypeIdentifiers

extension IntentFile {
    /// Why what is in a file could not be had.
    public enum IntentFileError: Error, Sendable, Hashable, CustomNSError {
        /// The file cannot be read, or has not got the kind of content that was asked for.
        case failedToLoadData
        /// There is no such file, or its copy cannot be written.
        case failedToLoadFile

        /// The domain of the errors.
        public static var errorDomain: String { "AppIntents.IntentFileError" }

        /// 0 for data and 1 for a file.
        public var errorCode: Int {
            switch self {
            case .failedToLoadData: 0
            case .failedToLoadFile: 1
            }
        }

        /// The error in words.
        public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedStringResource.text()] }
    }

    /// The kinds as which the content can be had.
    public var availableContentTypes: [UTType] { [type ?? .data] }

    /// The content, as a certain kind.
    ///
    /// - Throws: `IntentFileError.failedToLoadData` when the file is of another kind or cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        guard holds(contentType) else { throw IntentFileError.failedToLoadData }
        return try bytes()
    }

    /// Writes the content to a file of its own, under its name, in a folder: `nil` is a new temporary one.
    ///
    /// - Returns: Where the file is; it is always a copy.
    /// - Throws: `IntentFileError.failedToLoadFile` when the file is of another kind, or cannot be read or written.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        guard holds(contentType) else { throw IntentFileError.failedToLoadFile }
        do {
            let folder = try destinationDirectory ?? Self.temporaryFolder()
            let place = folder.appendingPathComponent(Self.safeName(filename))
            try bytes().write(to: place)
            return (place, false)
        } catch {
            throw IntentFileError.failedToLoadFile
        }
    }

    /// Hands the content over as a file that is there as long as the handler runs.
    ///
    /// - Parameters:
    ///   - contentType: As what kind it is wanted.
    ///   - allowOpenInPlace: Whether the handler may have the file itself rather than a copy.
    ///   - fileHandler: Takes the file, and whether it is the file itself.
    /// - Returns: What the handler returns.
    /// - Throws: `IntentFileError.failedToLoadFile`, or what the handler throws.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: @escaping (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        if allowOpenInPlace, let fileURL, holds(contentType),
            FileManager.default.isReadableFile(atPath: fileURL.path)
        {
            return try await fileHandler(fileURL, true)
        }
        let folder = try Self.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = try await file(contentType: contentType, destinationDirectory: folder)
        return try await fileHandler(copy.fileURL, false)
    }

    private func holds(_ contentType: UTType) -> Bool { (type ?? .data).conforms(to: contentType) }

    private static func temporaryFolder() throws(IntentFileError) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .failedToLoadFile
        }
        return folder
    }

    /// A name that stays in its folder.
    private static func safeName(_ name: String) -> String {
        let name = (name as NSString).lastPathComponent
        return ["", ".", "..", "/"].contains(name) ? "file" : name
    }
}

extension IntentFile.IntentFileError: CustomLocalizedStringResourceConvertible {
    /// The error in words.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .failedToLoadData: "The file cannot be read as what was asked for."
        case .failedToLoadFile: "The file cannot be had as what was asked for."
        }
    }
}
