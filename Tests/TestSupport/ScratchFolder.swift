package import Foundation

/// A folder of its own for a test, removed with its last reference.
package final class ScratchFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("phrasebook-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A test may have taken the permissions away.
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        try? FileManager.default.removeItem(at: url)
    }

    package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// What a program needs to find its places in this folder alone, and the built programs first.
    package var environment: [String: String] {
        [
            "HOME": url.path, "XDG_DATA_HOME": url.appendingPathComponent("data").path,
            "XDG_STATE_HOME": url.appendingPathComponent("state").path, "LANG": "C.UTF-8", "TZ": "UTC",
            "TERM": "xterm", "PATH": "\(BuiltPrograms.folder.path):/usr/bin:/bin",
        ]
    }
}
