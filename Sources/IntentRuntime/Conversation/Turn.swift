package import AppIntents

/// What came of one thing heard: either the turn ended, or it waits for an answer.
package struct Turn: Sendable {
    package enum Outcome: Sendable, Hashable {
        /// The intent was performed.
        case performed
        /// A question is open; the next thing heard is its answer.
        case asked(Question)
        /// No phrase fits.
        case rejected
        /// The intent, or what it needs, failed.
        case failed
        /// The app's data or code keeps it from working; the other apps do work.
        case unavailable
        /// The person said so, or pressed Ctrl-C.
        case cancelled
        /// After three answers that did not help.
        case gaveUp
        /// Nothing was said.
        case silence
    }

    /// The text that was understood or, where nothing was, the first hypothesis.
    package let heard: String
    /// `nil` where the text was an answer.
    package let interpretation: Interpretation?
    /// In the order in which they arose.
    package let replies: [Reply]
    package let outcome: Outcome

    package init(heard: String, interpretation: Interpretation?, replies: [Reply], outcome: Outcome) {
        self.heard = heard
        self.interpretation = interpretation
        self.replies = replies
        self.outcome = outcome
    }
}

/// One thing that the conversation gives back to the person.
package enum Reply: Sendable {
    /// What the intent says.
    case dialog(app: String, text: String)
    /// What the app now shows: a heading and further lines.
    case screen(app: String, text: String)
    /// What the intent draws, with what can be pressed.
    case snippet(app: String, SnippetPage)
    /// What the live activity is called that the intent began; programs want to know it.
    case activity(String)
    /// What the intent returned, as JSON-like data for programs; people see the dialog.
    case value(ValueDescription)
    /// What the conversation itself says, such as that a question was left.
    case notice(String)
    /// An open question (also in `Turn.outcome`).
    case question(Question)
    /// Nothing fits; the nearest phrases, as one would say them.
    case rejection(text: String, reason: String, nearest: [String])
    /// One line: what failed and what to do.
    case failure(String)
}
