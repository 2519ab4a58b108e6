import Foundation
/// Writes shell completion from the declarations of commands and flags.
package struct CompletionScript {
    package enum Shell: String, Sendable, CaseIterable {
        case bash, zsh, fish
    }

    let program: String
    /// The apps' names without blanks, by which `--apps` knows them too.
    let apps: [String]

    package init(program: String, apps: [String]) {
        self.program = program
        self.apps = apps.map { $0.filter { $0.isLetter || $0.isNumber || "-_.".contains($0) } }.filter { !$0.isEmpty }
    }

    private func choices(of flag: Flag) -> [String] {
        flag.name == Flag.apps.name ? apps : flag.value?.choices ?? []
    }

    package func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var commandNames: String { CommandList.all.map { $0.name }.joined(separator: " ") }
    private var identifier: String { String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    private func words(of operand: Operand) -> String {
        switch operand {
        case .command: commandNames
        case .shell: Shell.allCases.map(\.rawValue).joined(separator: " ")
        case .none, .text, .cases: ""
        }
    }

    private var bash: String {
        let values = CommandList.flags.compactMap { flag -> String? in
            guard let value = flag.value else { return nil }
            let reply =
                if value.isDirectory || value.isPath {
                    "compgen -\(value.isPath ? "f" : "d") -- \"$word\""
                } else {
                    "compgen -W \"\(choices(of: flag).joined(separator: " "))\" -- \"$word\""
                }
            return "        \(flag.spelling)) COMPREPLY=($(\(reply))); return ;;"
        }
        let commands = CommandList.all.map { command in
            let words = words(of: command.operand)
            let all = (words.isEmpty ? [] : [words]) + command.allFlags.map(\.spelling)
            let files = command.operand.isFile ? " files=\"-f\"" : ""
            return "        \(command.name)) words=\"\(all.joined(separator: " "))\"\(files) ;;"
        }
        return """
            _\(identifier)() {
                local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words="" files="" each
                case "$before" in
            \(values.joined(separator: "\n"))
                esac
                words="\(commandNames) \(InteractiveCommand.allFlags.map(\.spelling).joined(separator: " "))"
                for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
                    case "$each" in
            \(commands.joined(separator: "\n"))
                        *) continue ;;
                    esac
                    break
                done
                COMPREPLY=($(compgen $files -W "$words" -- "$word"))
            }
            complete -F _\(identifier) \(program)

            """
    }

    private var zsh: String {
        func specification(of flag: Flag) -> String {
            let help = flag.help.replacingOccurrences(of: "'", with: "'\\''")
                .replacingOccurrences(of: ":", with: "\\:")
            guard let value = flag.value else { return "'\(flag.spelling)[\(help)]'" }
            let choices = choices(of: flag)
            let action =
                value.isPath
                ? "_files"
                : value.isDirectory
                    ? "_files -/" : choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
            return "'*\(flag.spelling)=[\(help)]:\(value.name):\(action)'"
        }
        let commands = CommandList.all.map { "            '\($0.name):\($0.summary)'" }
        let cases = CommandList.all.map { command in
            let words = words(of: command.operand)
            let files = command.operand.isFile ? ["'*:file:_files'"] : []
            let operand = words.isEmpty ? files : ["'*:word:(\(words))'"]
            return "        \(command.name)) _arguments "
                + (command.allFlags.map { specification(of: $0) } + operand).joined(separator: " ") + " ;;"
        }
        return """
            #compdef \(program)
            _\(identifier)() {
                if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
                    local -a commands=(
            \(commands.joined(separator: "\n"))
                    )
                    _describe command commands
                    return
                fi
                local command=$words[2]
                (( CURRENT-- )); shift words
                case $command in
            \(cases.joined(separator: "\n"))
                    *) _arguments \(InteractiveCommand.allFlags.map { specification(of: $0) }.joined(separator: " ")) ;;
                esac
            }
            compdef _\(identifier) \(program)

            """
    }

    private var fish: String {
        func line(_ condition: String, _ flag: Flag) -> String {
            var line = "complete -c \(program) -n '\(condition)' -l \(flag.name)"
            if let short = flag.short { line += " -s \(short)" }
            if let value = flag.value {
                line += value.isDirectory || value.isPath ? " -r -F" : " -x"
                let choices = choices(of: flag)
                if !choices.isEmpty { line += " -a '\(choices.joined(separator: " "))'" }
            }
            return line + " -d '\(flag.help.replacingOccurrences(of: "'", with: "\\'"))'"
        }
        var lines = ["complete -c \(program) -f"]
        for command in CommandList.all {
            lines.append(
                "complete -c \(program) -n __fish_use_subcommand -a \(command.name) -d '\(command.summary)'")
            let condition = "__fish_seen_subcommand_from \(command.name)"
            let words = words(of: command.operand)
            if command.operand.isFile { lines.append("complete -c \(program) -n '\(condition)' -F") }
            if !words.isEmpty { lines.append("complete -c \(program) -n '\(condition)' -a '\(words)'") }
            lines += command.allFlags.map { line(condition, $0) }
        }
        lines += InteractiveCommand.allFlags.map { line("__fish_use_subcommand", $0) }
        return lines.joined(separator: "\n") + "\n"
    }
}
