import GrammarFiles
import IntentRuntime
import Synchronization

/// Lets “cancel” end the turn that runs, where it is said meanwhile.
///
/// What comes in together with the command, as from `printf 'begin it\ncancel\n'`, is said to whatever follows the turn; so it
/// takes a moment before a line is taken as said because of the turn.
final class LiveCancelling: Sendable {
    private static let moment = Duration.milliseconds(500)

    private let conversation: Conversation
    private let begin = Mutex<ContinuousClock.Instant?>(nil)

    init(_ conversation: Conversation) {
        self.conversation = conversation
    }

    /// Runs what the conversation makes of something that was heard.
    func during<Value>(_ turn: () async -> Value) async -> Value {
        begin.withLock { $0 = .now }
        defer { begin.withLock { $0 = nil } }
        return await turn()
    }

    /// Whether something that is said now was for the turn that runs.
    func takes(_ transcript: Transcript) async -> Bool {
        guard let begin = begin.withLock(\.self), begin.duration(to: .now) >= Self.moment else { return false }
        return await conversation.cancelRunning(by: transcript)
    }
}
