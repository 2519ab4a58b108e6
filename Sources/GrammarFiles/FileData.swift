import Foundation

/// The bytes of a file, with the system's own words where it cannot be read.
enum FileData {
    static func contents(of url: URL, path: String) throws(GrammarFileError) -> Data {
        do {
            return try Data(contentsOf: url)
        } catch {
            let reason = reason(url.path) ?? error.localizedDescription
            throw GrammarFileError(path: path, place: nil, problem: .unreadable(reason: reason))
        }
    }

    /// What the system says against reading a file; Foundation keeps it to itself.
    private static func reason(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return String(cString: strerror(errno)).lowercased() }
        defer { close(file) }
        var byte: UInt8 = 0
        return read(file, &byte, 1) < 0 ? String(cString: strerror(errno)).lowercased() : nil
    }
}
