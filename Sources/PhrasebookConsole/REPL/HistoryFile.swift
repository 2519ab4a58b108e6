import Foundation

/// Lines of earlier sessions, in a file that several sessions may append to.
struct HistoryFile {
    let path: String
    let limit: Int

    init(path: String, limit: Int = 1000) {
        self.path = path
        self.limit = limit
    }

    /// The last lines, oldest first; a file that has grown to twice its bound is cut.
    func load() -> [String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        let kept = Array(lines.suffix(limit))
        if lines.count > 2 * limit {
            // Atomic: a session that ends in the middle loses nothing.
            try? Data((kept.joined(separator: "\n") + "\n").utf8).write(
                to: URL(fileURLWithPath: path), options: .atomic)
            chmod(path, 0o600)
        }
        return kept
    }

    /// Adds a line; says why it could not.
    func append(_ line: String) -> String? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer { close(descriptor) }
        let bytes = Array((line.replacingOccurrences(of: "\n", with: " ") + "\n").utf8)
        return write(descriptor, bytes, bytes.count) == bytes.count ? nil : String(cString: strerror(errno))
    }
}
