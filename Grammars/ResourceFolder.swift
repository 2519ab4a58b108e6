package import Foundation

/// The folder that holds the language packs, found wherever the program was put.
///
/// The accessor that the package manager generates traps when a program is moved without its resources; this throws an error
/// that names every place it looked at.
///
///     let folder = try ResourceFolder.find(explicit: nil)
///     folder.languages.appendingPathComponent("en.yaml")
package struct ResourceFolder: Sendable, Hashable {
    /// Names a folder that is used before those beside the program.
    package static let environmentVariable = "PHRASEBOOK_GRAMMARS"

    /// The folder in which `Languages` is.
    package let url: URL

    package var languages: URL { url.appendingPathComponent("Languages", isDirectory: true) }

    package var sounds: URL { url.appendingPathComponent("Sounds", isDirectory: true) }

    package var schemas: URL { url.appendingPathComponent("Schemas", isDirectory: true) }

    package var finding: URL { url.appendingPathComponent("Find", isDirectory: true) }

    package init(url: URL) {
        self.url = url
    }

    /// Looks at `explicit` alone when it is given, else at the environment's folder alone when that is set, else beside the
    /// image that holds this code (a program, a library or a test bundle) and beside the running program.
    package static func find(
        explicit: String?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ResourceFolderError) -> ResourceFolder {
        if let explicit { return try find(in: [explicit], origin: .explicit) }
        if let path = environment[environmentVariable], !path.isEmpty {
            return try find(in: [path], origin: .environment)
        }
        return try find(in: besideProgram(), origin: .program)
    }

    private static func find(
        in paths: [String], origin: ResourceFolderError.Origin
    ) throws(ResourceFolderError) -> ResourceFolder {
        for path in paths {
            let folder = ResourceFolder(url: URL(fileURLWithPath: path, isDirectory: true))
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder.languages.path, isDirectory: &isFolder), isFolder.boolValue
            {
                return folder
            }
        }
        throw .notFound(places: paths, origin: origin)
    }

    /// Where the package manager puts resources, and where a distribution does.
    private static func besideProgram() -> [String] {
        var paths: [String] = []
        for folder in programFolders() {
            let candidates = ["Phrasebook_Grammars.resources", "Grammars", "../share/phrasebook"]
            for path in candidates.map({ folder.appendingPathComponent($0).standardized.path })
            where !paths.contains(path) {
                paths.append(path)
            }
        }
        return paths
    }

    private static func programFolders() -> [URL] {
        [imagePath(), "/proc/self/exe"].compactMap(\.self)
            .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
    }

    /// The file from which this code was loaded. The kernel's list is read because `dladdr` is not in Glibc's module, and
    /// tells of the main program only how it was called.
    private static func imagePath() -> String? {
        let address = UInt(bitPattern: #dsohandle)
        guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard bounds.count == 2, bounds[0] <= address, address < bounds[1], fields.count == 6 else { continue }
            return fields[5].trimmingCharacters(in: .whitespaces)
        }
        return nil
    }
}

/// No folder with language packs.
package enum ResourceFolderError: Error, Hashable, Sendable {
    package enum Origin: Sendable { case explicit, environment, program }

    case notFound(places: [String], origin: Origin)

    /// `what; what to do`, in one line.
    package var message: String {
        switch self {
        case .notFound(let places, .explicit):
            "there is no folder \"Languages\" in \(list(places)); name the folder that holds it"
        case .notFound(let places, .environment):
            "there is no folder \"Languages\" in \(list(places)), which \(ResourceFolder.environmentVariable) names; "
                + "correct or unset it"
        case .notFound(let places, .program):
            "the language packs are in none of \(list(places)); keep the resources beside the program, "
                + "or name their folder in \(ResourceFolder.environmentVariable)"
        }
    }

    private func list(_ places: [String]) -> String {
        places.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
