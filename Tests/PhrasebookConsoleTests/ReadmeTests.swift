import Foundation
import TestSupport
import Testing

/// Builds the package that the README shows, next to this one, and runs it.
@Suite("The README's example")
struct ReadmeTests {
    private struct Block {
        /// What the comment before the block says: `example: Package.swift`.
        let mark: String
        let text: String
    }

    /// The fenced blocks that a comment marks.
    private static func blocks() throws -> [Block] {
        let readme = try String(contentsOf: BuiltPrograms.package.appendingPathComponent("README.md"), encoding: .utf8)
        return readme.matches(of: /<!-- (.*) -->\n\n```\w+\n((?s:.*?))```\n/).map {
            Block(mark: String($0.1), text: String($0.2))
        }
    }

    @Test("A package of one's own hosts an app in a few lines") func example() throws {
        let root = BuiltPrograms.package
        // Kept between runs, so that only what changed is built again.
        let folder = BuiltPrograms.folder.appendingPathComponent("readme-example")
        for block in try Self.blocks() where block.mark.hasPrefix("example: ") {
            let file = folder.appendingPathComponent(String(block.mark.dropFirst("example: ".count)))
            let text = block.text.replacingOccurrences(of: "\"../phrasebook\"", with: "\"\(root.path)\"")
                .replacingOccurrences(of: "package: \"phrasebook\"", with: "package: \"\(root.lastPathComponent)\"")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let scratch = try ScratchFolder()
        let home = ["HOME": NSHomeDirectory(), "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let build = try ShellRun(
            "swift build --package-path '\(folder.path)' 2>&1", in: scratch, environment: home, timeout: 500)
        #expect(build.exitCode == 0 && !build.output.contains("warning:"), "\(build.output.suffix(2000))")

        let output = try #require(try Self.blocks().first { $0.mark == "output" }?.text)
        let command = try #require(output.split(separator: "\n").first).dropFirst(2)
        let run = try ShellRun("'\(folder.path)/.build/debug/'\(command)", in: scratch)
        #expect("$ \(command)\n\(run.output)" == output)
        #expect(run.errors == "")
    }

    @Test("The declared app and its cases give what is shown") func grammar() throws {
        let scratch = try ScratchFolder()
        let blocks = try Self.blocks()
        for block in blocks where block.mark.hasPrefix("grammar: ") {
            let name = String(block.mark.dropFirst("grammar: ".count))
            try block.text.write(to: scratch.file(name), atomically: true, encoding: .utf8)
        }
        let output = try #require(blocks.first { $0.mark == "grammar output" }?.text)
        let command = try #require(output.split(separator: "\n").first).dropFirst(2)
        let run = try ShellRun(String(command), in: scratch)
        #expect("$ \(command)\n\(run.output)" == output)
        #expect(run.errors == "" && run.exitCode == 1)
    }
}
