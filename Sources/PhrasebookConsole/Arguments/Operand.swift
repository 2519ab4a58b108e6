/// What may stand after a command besides options.
package enum Operand: Sendable {
    case none
    /// An utterance; several words are taken as one text.
    case text(isRequired: Bool)
    case command
    case shell

    /// How help shows it.
    var usage: String? {
        switch self {
        case .none: nil
        case .text(isRequired: true): "TEXT"
        case .text(isRequired: false): "[TEXT]"
        case .command: "[COMMAND]"
        case .shell: "SHELL"
        }
    }
}
