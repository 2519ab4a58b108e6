import Foundation

/// A declarative app as a YAML file; `Grammars/README.md` describes the format.
package enum DeclarativeAppFile {
    /// The version of the format that this program reads.
    static let version = "1"

    /// Reads and checks a file, and the tables of entities that it names.
    package static func load(path: String) throws(GrammarFileError) -> DeclarativeApp {
        try AppFileReader(YAMLSource(contentsOf: URL(fileURLWithPath: path), path: path)).app()
    }

    /// Reads and checks a text; tables are looked for beside the file of this name.
    package static func read(_ text: String, name: String) throws(GrammarFileError) -> DeclarativeApp {
        try AppFileReader(YAMLSource(Data(text.utf8), path: name)).app()
    }

    /// Reads files, and of folders all that ends in `.yaml` or `.yml`, in the order of their names; each file once.
    package static func load(paths: [String]) throws(GrammarFileError) -> [DeclarativeApp] {
        var apps: [DeclarativeApp] = []
        var seen: Set<String> = []
        for path in paths {
            for file in try files(path) where seen.insert(realPath(file)).inserted {
                apps.append(try load(path: file))
            }
        }
        return apps
    }

    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func files(_ path: String) throws(GrammarFileError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [path]
        }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw GrammarFileError(path: path, place: nil, problem: .unreadable(reason: "permission denied"))
        }
        let files = names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }.sorted()
        guard !files.isEmpty else { throw GrammarFileError(path: path, place: nil, problem: .app(.noAppFiles)) }
        let folder = path.hasSuffix("/") ? path : path + "/"
        return files.map { folder + $0 }
    }
}
