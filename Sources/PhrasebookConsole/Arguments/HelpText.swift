import IntentRuntime

/// Writes help from the declarations of commands and flags.
package struct HelpText {
    let program: String
    let examples: [HostedApp]

    package init(program: String, examples: [HostedApp]) {
        self.program = program
        self.examples = examples
    }

    /// Help of one command or, without one, of the program.
    package func text(of command: (any ConsoleCommand.Type)?) -> String {
        command.map { page(of: $0) } ?? overview
    }

    private var overview: String {
        let commands = CommandList.all.map { command in
            ([command.name, command.operand.usage].compactMap { $0 }.joined(separator: " "), command.summary)
        }
        return """
            \(InteractiveCommand.summary)

            Usage: \(program) [COMMAND] [OPTIONS]

            Without a command it converses at the terminal; it listens where there is none, and with --json.

            Commands:
            \(Self.table(commands))

            Options:
            \(Self.table(Self.rows(of: CommandList.flags)))

            Exit codes: 0 done, 1 not understood or failed, 2 usage, 65 bad data, 66 no input,
            70 a fault of the program or machine, 130 cancelled: by Ctrl-C, or what “say” was to do.

            """
    }

    private func page(of command: any ConsoleCommand.Type) -> String {
        let usage = [program, command.name, command.operand.usage, "[OPTIONS]"].compactMap { $0 }
        let details = command.details.isEmpty ? "" : "\n\(command.details)\n"
        return """
            \(command.summary.prefix(1).uppercased() + command.summary.dropFirst())

            Usage: \(usage.joined(separator: " "))
            \(details)
            Options:
            \(Self.table(Self.rows(of: command.allFlags)))

            """
    }

    private static func rows(of flags: [Flag]) -> [(String, String)] {
        flags.map { flag in
            let short = flag.short.map { "-\($0), " } ?? ""
            return (short + flag.spelling + (flag.value.map { " " + $0.name } ?? ""), flag.help)
        }
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { left, right in
            "  " + left + String(repeating: " ", count: width - left.count + 2) + right
        }.joined(separator: "\n")
    }
}
