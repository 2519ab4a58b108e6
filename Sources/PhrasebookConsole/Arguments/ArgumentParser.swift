/// The command line, taken apart.
package struct ParsedArguments: Sendable, Hashable {
    /// `nil` when only the program was named.
    package var command: String?
    package var operands: [String] = []
    package var options = Options()
}

/// Reads a command line by the declarations of the commands and their flags.
///
/// Options stand before or after the command, as `--name value` or `--name=value`; `--` ends them.
package struct ArgumentParser {
    let commands: [any ConsoleCommand.Type]
    private let example: () -> String?

    /// A parser of the program's commands; `example` is an utterance for messages, which is asked for when there is one.
    package init(example: @escaping () -> String? = { nil }) {
        commands = CommandList.all
        self.example = example
    }

    package func parse(_ arguments: [String]) throws(ConsoleError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var given: [Flag] = []
        var rest = arguments[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if optionsEnded || !word.hasPrefix("-") || word == "-" {
                try take(word, before: rest, into: &parsed)
            } else if word == "--" {
                optionsEnded = true
            } else {
                given.append(try takeFlag(word, &rest, into: &parsed.options))
            }
        }
        if parsed.options.wantsHelp || parsed.options.wantsVersion { return parsed }
        try check(parsed, given: given)
        return parsed
    }

    private func take(
        _ word: String, before rest: ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(ConsoleError) {
        guard parsed.command == nil else {
            parsed.operands.append(word)
            return
        }
        if let command = CommandList.named(word) {
            parsed.command = command.name
            return
        }
        let nearest = Nearest.to(word, among: commands.map { $0.name })
        let words = [word] + rest.prefix { !$0.hasPrefix("-") }
        guard nearest == nil, word.contains(" ") || words.count > 1 else {
            throw .unknownCommand(word, nearest: nearest)
        }
        throw .utteranceInsteadOfCommand(words.joined(separator: " "))
    }

    private func takeFlag(
        _ word: String, _ rest: inout ArraySlice<String>, into options: inout Options
    ) throws(ConsoleError) -> Flag {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let spelling = parts[0]
        guard let flag = CommandList.flags.first(where: { $0.isSpelled(spelling) }) else {
            // The dashes that all have would make any two look alike.
            let name = String(spelling.drop { $0 == "-" })
            let nearest = Nearest.to(name, among: CommandList.flags.map(\.name))
            throw .unknownFlag(spelling, nearest: nearest.map { "--" + $0 })
        }
        guard let value = flag.value else {
            if parts.count > 1 { throw .unexpectedFlagValue(flag: flag.spelling) }
            _ = flag.apply(&options, "")
            return flag
        }
        guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else {
            throw .missingFlagValue(flag: flag.spelling, value: value.name)
        }
        guard flag.apply(&options, text) else {
            throw .invalidFlagValue(flag: flag.spelling, value: text, expected: value.expected)
        }
        return flag
    }

    private func check(_ parsed: ParsedArguments, given: [Flag]) throws(ConsoleError) {
        let command = CommandList.command(of: parsed)
        for flag in given where !command.allFlags.contains(where: { $0.name == flag.name }) {
            let takers = commands.filter { $0.allFlags.contains { $0.name == flag.name } }.map { $0.name }
            throw .flagNotForCommand(flag: flag.spelling, command: parsed.command, takers: takers)
        }
        switch command.operand {
        case .none:
            if let extra = parsed.operands.first { throw .unexpectedOperand(command: command.name, operand: extra) }
        case .text(isRequired: true):
            if parsed.operands.isEmpty {
                throw .missingOperand(
                    command: command.name, operand: "a text", example: example().map { "\"\($0)\"" } ?? "\"…\"")
            }
        case .text(isRequired: false), .cases:
            break
        case .command:
            if parsed.operands.count > 1 {
                throw .unexpectedOperand(command: command.name, operand: parsed.operands[1])
            }
        case .shell:
            if parsed.operands.isEmpty {
                throw .missingOperand(command: command.name, operand: "a shell", example: "bash")
            }
            if parsed.operands.count > 1 {
                throw .unexpectedOperand(command: command.name, operand: parsed.operands[1])
            }
        }
    }
}

extension Flag {
    fileprivate func isSpelled(_ word: String) -> Bool {
        word == spelling || short.map { word == "-\($0)" } ?? false
    }
}
