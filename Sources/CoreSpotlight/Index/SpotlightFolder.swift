import Foundation
import PhrasebookSQLite
import Synchronization

/// The folder of the index files, one a named index, and their connections: one a file in each process.
///
///     SpotlightFolder.shared.url = storeFolder.appendingPathComponent("spotlight")
package final class SpotlightFolder: Sendable {
    /// Where indexes are unless somebody names another folder.
    package static let shared = SpotlightFolder(url: defaultURL)
    /// The folder of this task, where it has one of its own: tests and hosts that stand side by side do.
    @TaskLocal package static var current: SpotlightFolder = shared

    private struct State {
        var url: URL
        var files: [String: SpotlightFile] = [:]
    }

    private let state: Mutex<State>

    package init(url: URL) {
        state = Mutex(State(url: url))
    }

    /// Where the files are. Indexes that are made afterwards are there.
    package var url: URL {
        get { state.withLock { $0.url } }
        set {
            state.withLock { state in
                guard state.url != newValue else { return }
                state = State(url: newValue)
            }
        }
    }

    /// The names of all indexes that are kept here, in order.
    package var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return files.filter { $0.hasSuffix(Self.suffix) }.map { Self.name(ofFile: $0) }.sorted()
    }

    /// The file of an index, opened when it is first needed.
    func file(named name: String) throws -> SpotlightFile {
        try state.withLock { state in
            if let file = state.files[name] { return file }
            let file = try SpotlightFile(at: state.url.appendingPathComponent(Self.fileName(of: name)))
            state.files[name] = file
            return file
        }
    }

    private static let suffix = ".spotlight"

    /// Any name is a name of an index, but not of a file.
    private static func fileName(of name: String) -> String {
        (name.addingPercentEncoding(withAllowedCharacters: allowed) ?? "index") + suffix
    }

    private static func name(ofFile file: String) -> String {
        let name = String(file.dropLast(suffix.count))
        return name.removingPercentEncoding ?? name
    }

    private static let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_ "))

    private static var defaultURL: URL {
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        let home = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        return (data ?? home).appendingPathComponent("phrasebook/spotlight")
    }
}
