/// One command of the program: the declaration from which parsing, help and completion come, and what it does.
package protocol ConsoleCommand: Sendable {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What a person needs to know besides, in lines of at most 80 columns.
    static var details: String { get }
    static var operand: Operand { get }
    /// Besides those that every command takes.
    static var flags: [Flag] { get }

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode
}

extension ConsoleCommand {
    package static var operand: Operand { .none }
    package static var allFlags: [Flag] { flags + Flag.everywhere }
}

/// All commands, in the order in which help lists them.
enum CommandList {
    static let all: [any ConsoleCommand.Type] = [
        SayCommand.self, ListenCommand.self, MatchCommand.self, ExplainCommand.self, PhrasesCommand.self,
        TestCommand.self, SampleCommand.self, CompileCommand.self, AppsCommand.self, CompletionCommand.self,
        HelpCommand.self,
    ]

    static func named(_ name: String) -> (any ConsoleCommand.Type)? {
        all.first { $0.name == name }
    }

    /// The command that a command line asks for; without one it is the conversation at the terminal.
    static func command(of arguments: ParsedArguments) -> any ConsoleCommand.Type {
        arguments.command.flatMap { named($0) } ?? InteractiveCommand.self
    }

    /// Every flag of any command, once.
    static let flags: [Flag] = {
        var seen: Set<String> = []
        let commands: [any ConsoleCommand.Type] = all + [InteractiveCommand.self]
        return commands.flatMap { $0.allFlags }.filter { seen.insert($0.name).inserted }
    }()
}
