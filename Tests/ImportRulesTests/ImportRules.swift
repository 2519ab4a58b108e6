import Foundation

/// Who may import whom: what is not listed is forbidden.
struct ImportRules {
    /// A target, where its files stand, and the modules that they may import.
    struct Target {
        let name: String
        let folder: String
        let imports: Set<String>

        init(_ name: String, in folder: String? = nil, imports: Set<String>) {
            self.name = name
            self.folder = folder ?? "Sources/\(name)"
            self.imports = imports
        }
    }

    let targets: [Target]

    /// Problems of one file, each as `file:line: what; what to do`.
    func problems(of source: String, at path: String) -> [String] {
        guard
            let target = targets.filter({ path.hasPrefix($0.folder + "/") }).max(by: {
                $0.folder.count < $1.folder.count
            })
        else { return ["\(path):1: the file belongs to no target of the table; add the target to ImportRules.house"] }
        return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            guard let module = Self.module(importedBy: line), !target.imports.contains(module) else { return nil }
            return "\(path):\(number + 1): \(target.name) may not import \(module); "
                + "use what it may import, or change the table and say why"
        }
    }

    /// `Foundation` of `@_exported public import struct Foundation.URL`; `nil` for a line that imports nothing.
    static func module(importedBy line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"),
            words[..<index].allSatisfy({ attributes.contains($0) || access.contains($0) })
        else { return nil }
        let rest = words[(index + 1)...].drop { kinds.contains($0) }
        return rest.first?.split(separator: ".").first.map(String.init)
    }

    private static let attributes: Set<Substring> = ["@_exported", "@testable", "@preconcurrency"]
    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]
}
