import Foundation

/// One command as a person types it into a shell, run to its end.
package struct ShellRun: Sendable, Hashable {
    package let output: String
    package let errors: String
    package let exitCode: Int32

    /// Runs the command with the built programs first on the path; after `timeout` seconds it is killed, and its exit code
    /// is 9.
    package init(
        _ command: String, in folder: ScratchFolder, environment: [String: String] = [:], timeout: Double = 60
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-o", "pipefail", "-c", command]
        process.currentDirectoryURL = folder.url
        process.environment = folder.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let clock = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: clock)
        let reading = Drain(errors.fileHandleForReading)
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = reading.text()
        process.waitUntilExit()
        clock.cancel()
        exitCode = process.terminationStatus
    }
}

/// Reads one pipe while another is read.
private final class Drain: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ handle: FileHandle) {
        Thread.detachNewThread { [self] in
            data = handle.readDataToEndOfFile()
            done.signal()
        }
    }

    func text() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
