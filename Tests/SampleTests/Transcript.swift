import Foundation
import TestSupport

/// Shell commands with everything that they print, as a file: the commands behind `$`, then standard output as it is,
/// standard error behind `!`, and the exit code in brackets unless it is 0. Commands of one file share the apps' data.
///
///     $ phrasebook say "open zebra in field notes"
///     FieldNotes has no note called “zebra”.
///     [1]
struct Transcript {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Transcripts")

    /// The names of the files.
    static let all: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }
        .sorted()

    /// Set to write what is printed into the files instead of comparing it.
    static let isRecording = ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] == "1"

    let url: URL
    let text: String

    init(_ name: String) throws {
        url = Self.folder.appendingPathComponent(name)
        text = try String(contentsOf: url, encoding: .utf8)
    }

    /// The commands of the file with what they print now.
    func played() throws -> String {
        let folder = try ScratchFolder()
        let steps = try text.split(separator: "\n").filter { $0.hasPrefix("$ ") || $0.hasPrefix("# ") }.map { line in
            line.hasPrefix("# ") ? String(line) : try Self.play(String(line.dropFirst(2)), in: folder)
        }
        return steps.joined(separator: "\n\n") + "\n"
    }

    private static func play(_ command: String, in folder: ScratchFolder) throws -> String {
        let run = try ShellRun(command, in: folder)
        let errors = run.errors.split(separator: "\n").map { "! \($0)" }
        let code = run.exitCode == 0 ? [] : ["[\(run.exitCode)]"]
        let output = run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
        let lines = ["$ \(command)"] + (output.isEmpty ? [] : [output]) + errors + code
        return stable(lines.joined(separator: "\n"), in: folder)
    }

    /// Without what differs from run to run.
    private static func stable(_ text: String, in folder: ScratchFolder) -> String {
        text.replacingOccurrences(of: folder.url.path, with: "~")
            .replacing(/"created":"[^"]*"/, with: "\"created\":\"…\"")
            .replacing(/"id":"[0-9A-F]{8}-[0-9A-F]{4}-4[^"]*"/, with: "\"id\":\"…\"")
    }
}
