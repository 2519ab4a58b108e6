import Foundation

/// A program at a pseudo-terminal, with somebody who types.
///
///     let session = try TerminalSession("phrasebook", in: folder)
///     try session.waitForPrompt()
///     try session.type("open otter tracks in field notes\n")
package final class TerminalSession {
    package struct TimedOut: Error, CustomStringConvertible {
        package let description: String
    }

    private let process = Process()
    private let terminal: FileHandle
    private var screen = VirtualScreen()
    private let timeout: Double

    package init(
        _ program: String, _ arguments: [String] = [], in folder: ScratchFolder, environment: [String: String] = [:],
        timeout: Double = 20
    ) throws {
        let (terminal, device) = try Self.openTerminal()
        self.terminal = terminal
        self.timeout = timeout
        process.executableURL = BuiltPrograms.folder.appendingPathComponent(program)
        process.arguments = arguments
        process.environment = folder.environment.merging(["NO_COLOR": "1"]) { $1 }.merging(environment) { $1 }
        process.standardInput = device
        process.standardOutput = device
        process.standardError = device
        try process.run()
        try device.close()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Everything on the screen.
    package var text: String { screen.text }
    private var lines: [Substring] { text.split(separator: "\n") }

    /// Types keys that end a line and waits for the next prompt.
    package func type(_ keys: String) throws {
        let before = lines.count
        send(keys)
        try wait(for: "a prompt") { self.lines.count > before && self.lines.last?.hasSuffix(">") == true }
    }

    /// Types keys and goes on.
    package func send(_ keys: String) {
        terminal.write(Data(keys.utf8))
    }

    package func interrupt() {
        kill(process.processIdentifier, SIGINT)
    }

    package func terminate() {
        kill(process.processIdentifier, SIGTERM)
    }

    /// Waits for the first prompt.
    package func waitForPrompt() throws {
        try wait(for: "a prompt") { self.lines.last?.hasSuffix(">") == true }
    }

    package func wait(forText text: String) throws {
        try wait(for: "“\(text)”") { self.text.contains(text) }
    }

    /// - Returns: The exit code.
    package func waitForEnd() throws -> Int32 {
        try wait(for: "the end") { !self.process.isRunning }
        readAll()
        return process.terminationStatus
    }

    private func wait(for what: String, _ isThere: () -> Bool) throws {
        let end = Date(timeIntervalSinceNow: timeout)
        while !isThere() {
            guard Date() < end else { throw TimedOut(description: "waited for \(what); the screen shows:\n\(text)") }
            read(waiting: 50)
        }
    }

    private func readAll() {
        while read(waiting: 50) {}
    }

    @discardableResult private func read(waiting milliseconds: Int32) -> Bool {
        var polled = pollfd(fd: terminal.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, milliseconds) > 0, polled.revents & Int16(POLLIN) != 0 else { return false }
        let data = terminal.availableData
        screen.write(String(decoding: data, as: UTF8.self))
        return !data.isEmpty
    }

    // Linux's TIOCSPTLCK and TIOCGPTN, which Swift does not import; posix_openpt is not in Glibc's module either.
    private static let unlockRequest: UInt = 0x4004_5431
    private static let numberRequest: UInt = 0x8004_5430

    private static func openTerminal() throws -> (FileHandle, FileHandle) {
        let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (unlocked, number): (Int32, Int32) = (0, 0)
        guard descriptor >= 0, ioctl(descriptor, unlockRequest, &unlocked) == 0,
            ioctl(descriptor, numberRequest, &number) == 0
        else { throw TimedOut(description: "no pseudo-terminal can be opened") }
        let device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(device, UInt(TIOCSWINSZ), &size)
        return (
            FileHandle(fileDescriptor: descriptor, closeOnDealloc: true),
            FileHandle(fileDescriptor: device, closeOnDealloc: true)
        )
    }
}
