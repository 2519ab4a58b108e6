/// What may stand after a command besides options.
package enum Operand: Sendable {
    case none
    /// An utterance; several words are taken as one text.
    case text(isRequired: Bool)
    case command
    case shell
    /// Files of cases; whether one is needed depends on the options.
    case cases

    var isFile: Bool { if case .cases = self { true } else { false } }

    /// How help shows it.
    var usage: String? {
        switch self {
        case .none: nil
        case .text(isRequired: true): "TEXT"
        case .text(isRequired: false): "[TEXT]"
        case .command: "[COMMAND]"
        case .shell: "SHELL"
        case .cases: "CASES…"
        }
    }
}
