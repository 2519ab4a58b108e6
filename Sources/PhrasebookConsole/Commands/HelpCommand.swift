/// `help [COMMAND]`: what the program can do.
enum HelpCommand: ConsoleCommand {
    static let name = "help"
    static let summary = "show help, also for one command"
    static let details = ""
    static let operand = Operand.command
    static let flags: [Flag] = []

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        var topic: (any ConsoleCommand.Type)?
        if let name = call.arguments.operands.first {
            guard let command = CommandList.named(name) else {
                throw .unknownCommand(name, nearest: Nearest.to(name, among: CommandList.all.map { $0.name }))
            }
            topic = command
        } else if let name = call.arguments.command, name != Self.name {
            topic = CommandList.named(name)
        }
        let text = HelpText(program: call.program, examples: call.apps).text(of: topic)
        // Help is for people, also where it stands among objects.
        (call.console.json ? call.console.errors : call.console.output).write(text)
        return .done
    }
}
