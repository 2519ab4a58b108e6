import Foundation
import Synchronization

/// Starts the programs that declarative apps name, where the person allows it.
package enum ProgramStarter: Sendable {
    case forbidden
    /// The folders where a program is looked for that is named without one.
    case allowed(path: [String])

    /// The folders of a `PATH`, with what a shell takes where none is set.
    package static func allowed(_ path: String?) -> ProgramStarter {
        .allowed(path: (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init))
    }

    /// Runs a program to its end; no shell reads the arguments. What it prints goes to standard error, so that standard
    /// output holds nothing but answers, and it reads nothing.
    ///
    /// - Parameter arguments: The program, then its arguments.
    /// - Throws: `ProgramError`, or `CancellationError` after the program was told to end.
    func run(_ arguments: [String]) async throws {
        guard let name = arguments.first else { return }
        guard case .allowed(let path) = self else { throw ProgramError.notAllowed(name) }
        guard let file = Self.file(of: name, in: path) else { throw ProgramError.notFound(name) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: file)
        process.arguments = Array(arguments.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.standardError
        switch try await Self.end(of: process, called: name) {
        case .status(0): return
        case .status(let status): throw ProgramError.failed(name, status: status)
        case .signal(let number): throw ProgramError.killed(name, signal: number)
        }
    }

    /// How a program ended: by itself, or because it was told to.
    private enum End: Sendable {
        case status(Int32)
        case signal(Int32)
    }

    private static func end(of process: Process, called name: String) async throws -> End {
        let running = RunningProgram(process)
        let end: End = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = {
                    let number = $0.terminationStatus
                    continuation.resume(
                        returning: $0.terminationReason == .uncaughtSignal ? .signal(number) : .status(number))
                }
                do {
                    try running.start()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(
                        throwing: ProgramError.notStarted(name, reason: AuthorError.message(of: error)))
                }
            }
        } onCancel: {
            running.stop()
        }
        try Task.checkCancellation()
        return end
    }

    private static func file(of name: String, in path: [String]) -> String? {
        let places = name.contains("/") ? [name] : path.map { $0 + "/" + name }
        return places.first { place in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: place)
        }
    }
}

/// A program that may be told to end from another thread; Foundation's processes are not marked sendable.
private final class RunningProgram: @unchecked Sendable {
    private let process: Process
    private let isStopped = Mutex(false)

    init(_ process: Process) {
        self.process = process
    }

    func start() throws {
        try isStopped.withLock { isStopped in
            if isStopped { throw CancellationError() }
            try Self.withoutBlockedSignals { try process.run() }
        }
    }

    /// A program begins with the signal mask of the thread that starts it, and threads of a pool block the signal that ends it.
    private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    func stop() {
        isStopped.withLock { isStopped in
            isStopped = true
            guard process.isRunning else { return }
            // With what it started itself, which would go on otherwise.
            let number = process.processIdentifier
            if getpgid(number) == number { kill(-number, SIGTERM) } else { process.terminate() }
        }
    }
}

/// Why a program of a declarative app did not do its work.
enum ProgramError: Error, Hashable {
    case notAllowed(String)
    case notFound(String)
    case notStarted(String, reason: String)
    case failed(String, status: Int32)
    case killed(String, signal: Int32)
}

extension ProgramError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .notAllowed(let name): "it starts the program “\(name)”, which is not allowed; --allow-run allows it"
        case .notFound(let name): "there is no program “\(name)”; install it, or mend `run` in the grammar"
        case .notStarted(let name, let reason): "the program “\(name)” could not be started (\(reason))"
        case .failed(let name, let status): "the program “\(name)” ended with \(status)"
        case .killed(let name, let signal): "the program “\(name)” was ended by signal \(signal)"
        }
    }
}
