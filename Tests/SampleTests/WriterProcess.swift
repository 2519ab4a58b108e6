import Foundation
import TestSupport

/// A `SampleStoreWriter` at work, in a process of its own.
final class WriterProcess {
    private let process = Process()
    private let output = Pipe()
    private var pending = Data()

    init(_ app: String, in folder: URL, prefix: String, count: Int) throws {
        process.executableURL = BuiltPrograms.folder.appendingPathComponent("SampleStoreWriter")
        process.arguments = [app, folder.path, prefix, "\(count)"]
        process.standardOutput = output
        try process.run()
    }

    /// The next title that was answered; nil at the end.
    func nextLine() -> String? {
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: pending[..<end], as: UTF8.self)
                pending = Data(pending[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { return nil }
            pending += more
        }
    }

    func remainingLines() -> [String] {
        var lines: [String] = []
        while let line = nextLine() { lines.append(line) }
        return lines
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// - Returns: The exit status, or the signal that ended it.
    func wait() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
