import Foundation
import Testing

@Suite("Who may import whom")
struct ImportRulesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("Every import line of the house") func house() throws {
        var count = 0
        for folder in ["Sources", "Grammars", "Tests"] {
            let files = FileManager.default.enumerator(
                at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                count += 1
                let path = String(file.path.dropFirst(Self.root.path.count + 1))
                let problems = ImportRules.house.problems(of: try String(contentsOf: file, encoding: .utf8), at: path)
                #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
            }
        }
        #expect(count > 200, "the files of the house were not found")
    }

    @Test(arguments: [
        ("import Foundation", "Foundation"),
        ("@_exported public import struct IntentRuntime.HostedApp", "IntentRuntime"),
        ("@testable import Tasks", "Tasks"),
        ("package import PhraseMatching", "PhraseMatching"),
        ("// import Foundation", nil),
        ("let text = \"import Foundation\"", nil),
        ("important()", nil),
    ])
    func module(_ line: String, _ module: String?) {
        #expect(ImportRules.module(importedBy: line[...]) == module)
    }

    @Test(arguments: [
        (
            "Sources/PhraseMatching/Text/Fold.swift", "// why\nimport Foundation\n",
            [
                "Sources/PhraseMatching/Text/Fold.swift:2: PhraseMatching may not import Foundation; "
                    + "use what it may import, or change the table and say why"
            ]
        ),
        (
            "Sources/Samples/Tasks/Intents/AddTask.swift", "import PhrasebookSQLite\n",
            [
                "Sources/Samples/Tasks/Intents/AddTask.swift:1: Tasks may not import PhrasebookSQLite; "
                    + "use what it may import, or change the table and say why"
            ]
        ),
        ("Sources/Samples/Tasks/Store/TaskStore.swift", "import PhrasebookSQLite\n", []),
        (
            "Sources/Attic/Old.swift", "import Foundation\n",
            [
                "Sources/Attic/Old.swift:1: the file belongs to no target of the table; "
                    + "add the target to ImportRules.house"
            ]
        ),
    ])
    func problems(_ path: String, _ source: String, _ problems: [String]) {
        #expect(ImportRules.house.problems(of: source, at: path) == problems)
    }
}
