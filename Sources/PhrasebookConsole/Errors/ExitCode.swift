import IntentRuntime

/// What the program tells the shell.
package enum ExitCode: Int32, Sendable, Comparable {
    case done = 0
    /// Something was not understood, failed or was left waiting.
    case notDone = 1
    case usage = 2
    case badData = 65
    case noInput = 66
    /// A fault of ours or of the machine: a full disk, no threads.
    case fault = 70
    /// By Ctrl-C, or by an answer to what `say` was to do.
    case cancelled = 130

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension ExitCode {
    /// What it is worth that an utterance was only looked at.
    init(_ interpretation: Interpretation) {
        self = interpretation.isUnavailable ? .badData : interpretation.status == .matched ? .done : .notDone
    }
}
