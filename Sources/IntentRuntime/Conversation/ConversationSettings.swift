/// How a conversation runs, decided by the program around it.
package struct ConversationSettings: Sendable {
    /// How long a turn may take; waiting for the person does not count.
    package var deadline: Duration = .seconds(30)
    /// How long a query may take to suggest names before the first utterance.
    package var hostingDeadline: Duration = .seconds(30)
    /// Whether the device is locked at first.
    package var isLocked = false

    package init() {}
}
