import Foundation

/// The program without a command: a conversation at the terminal, else `listen`, which also writes JSON.
enum InteractiveCommand: ConsoleCommand {
    static let name = ""
    static let summary = "Phrasebook understands what is said to apps and does it."
    static let details = ""
    static let flags = ListenCommand.flags

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        guard isatty(0) == 1, isatty(1) == 1, !call.console.json else { return try await ListenCommand.run(call) }
        var repl = try Repl(session: try await Session.open(call), call: call)
        return await repl.run()
    }
}
