/// What can be typed besides utterances: a word after a colon.
package enum ReplCommand: String, Sendable, CaseIterable {
    case help, apps, phrases, show, explain, undo, redo, suggest, focus, lock, unlock, quit

    package static let prefix: Character = ":"

    var spelling: String { ":" + rawValue }

    var help: String {
        switch self {
        case .help: "this list"
        case .apps: "the apps that can be spoken to"
        case .phrases: "what can be said"
        case .show: "what each app shows now"
        case .explain: "every stage of one utterance: :explain TEXT"
        case .undo: "take back what was done last"
        case .redo: "do it again"
        case .suggest: "what was done and may be wanted again; :suggest NUMBER does it"
        case .focus:
            "the focus filters; :focus NAME on [SETTING=VALUE …] and :focus NAME off turn one on and off"
        case .lock: "lock the device"
        case .unlock: "unlock the device"
        case .quit: "leave (Ctrl-D does it too)"
        }
    }

    /// Whether a text belongs behind it.
    var takesText: Bool { [.explain, .suggest, .focus].contains(self) }

    /// The command of a line such as `:explain open otter tracks`, and what stands after it.
    package enum Parsed: Sendable, Hashable {
        case command(ReplCommand, rest: String)
        case unknown(String, nearest: String?)
    }

    /// `nil` for a line that is no command.
    package static func parse(_ line: String) -> Parsed? {
        guard line.first == prefix else { return nil }
        let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
        let word = parts.first.map(String.init) ?? ""
        if let command = ReplCommand(rawValue: word) {
            let rest = parts.count > 1 ? parts[1].drop(while: \.isWhitespace) : ""
            return .command(command, rest: String(rest))
        }
        let nearest = Nearest.to(word, among: allCases.map(\.rawValue)).map { ":" + $0 }
        return .unknown(":" + word, nearest: nearest)
    }

    /// Why a line that is typed as a command cannot be one where nobody is at a terminal.
    ///
    /// - Parameters:
    ///   - line: What is piped in.
    ///   - isAnswer: A question is open, to which any text may be the answer but one that is a command.
    /// - Returns: One line; `nil` for an utterance.
    package static func refusal(of line: String, isAnswer: Bool) -> String? {
        switch parse(line) {
        case nil: nil
        case .command(let command, _):
            "\(command.spelling) is a command of the terminal; here every line is said to the apps, "
                + "and the end of the input ends it"
        case .unknown(let word, _) where !isAnswer && word.dropFirst().first?.isLetter == true:
            "\(word) is no utterance, and commands can be typed only at a terminal; leave out the colon"
        case .unknown: nil
        }
    }

    static var helpLines: [StyledText] {
        let width = allCases.map(\.spelling.count).max() ?? 0
        let commands = allCases.map { command in
            "  " + StyledText(command.spelling, .prompt).padded(to: width + 2) + StyledText(command.help)
        }
        return ["Say what an app should do, or type:"] + commands + [
            "Tab completes phrases and names. Ctrl-C cancels the question or the turn that runs."
        ]
    }
}
