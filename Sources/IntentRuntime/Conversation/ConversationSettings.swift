package import Foundation

/// How a conversation runs, decided by the program around it.
package struct ConversationSettings: Sendable {
    /// How long a turn may take; waiting for the person does not count.
    package var deadline: Duration = .seconds(30)
    /// How long a query may take to suggest names before the first utterance.
    package var hostingDeadline: Duration = .seconds(30)
    /// Whether the device is locked at first.
    package var isLocked = false

    /// Where it is kept what was done with the apps; without it, it is forgotten with the conversation.
    package var donations: URL?
    /// Is told how far a turn is, on any thread, each time that changes.
    package typealias ProgressHandler = @Sendable (TurnProgress) -> Void
    package var onProgress: ProgressHandler?
    /// How long an intent that tidies up when it is cancelled may take for that.
    package var grace: Duration = .seconds(2)

    package init() {}
}
