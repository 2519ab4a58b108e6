package import AppIntents

/// How far a turn is, for whoever shows it.
package struct TurnProgress: Sendable, Hashable {
    package let app: String
    /// What is being done.
    package let intent: String
    package let progress: IntentProgress
    /// Whether nothing more will be told.
    package let isOver: Bool

    package init(app: String, intent: String, progress: IntentProgress, isOver: Bool) {
        self.app = app
        self.intent = intent
        self.progress = progress
        self.isOver = isOver
    }
}
