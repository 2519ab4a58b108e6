/// What the program tells the shell.
package enum ExitCode: Int32, Sendable {
    case done = 0
    /// Something was not understood, failed or was left waiting.
    case notDone = 1
    case usage = 2
    case badData = 65
    case noInput = 66
    /// A fault of ours or of the machine: a full disk, no threads.
    case fault = 70
    case cancelled = 130
}
