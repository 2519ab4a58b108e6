/// What can be said to one app, for `phrases` and `apps`.
package struct AppDescription: Sendable, Hashable {
    package let name: String
    package let alternativeNames: [String]
    package let tileColor: String
    package let shortcuts: [ShortcutDescription]
    package let negativePhrases: [String]

    /// The shortcuts with phrases of the app's own.
    package var ownShortcuts: [ShortcutDescription] { shortcuts.filter { $0.details.schema == nil } }
}

/// One App Shortcut with everything that an author wants to see of it.
package struct ShortcutDescription: Sendable, Hashable {
    /// The intent's type name, such as `OpenNoteIntent`.
    package let intent: String
    package let title: String
    package let shortTitle: String
    package let summary: String?
    package let systemImageName: String
    /// Templates as in `Open ${target} in ${applicationName}`; the first is the primary one.
    package let phrases: [String]
    package let parameters: [ParameterDescription]
    /// What else the author says of the intent.
    package var details = IntentDetails()
    /// How one of the parameters is offered.
    package var presentation: ParameterPresentation?
}

/// How a parameter of a shortcut is offered.
package struct ParameterPresentation: Sendable, Hashable {
    /// The sentence, such as `Open ${target}`.
    package let summary: String
    /// What the collections are called from which the parameter may come.
    package let collections: [String]
}

/// What an author says of an intent besides its phrases.
package struct IntentDetails: Sendable, Hashable {
    /// The schema by which the intent answers without phrases; its phrases are examples then.
    package var schema: String?
    /// A sentence that stands for the intent, such as `Open ${target}`.
    package struct Summary: Sendable, Hashable {
        package let text: String
        /// The condition that holds when those before it do not.
        package static let otherwise = "otherwise"
        /// What must hold for it, the outermost first; empty for a sentence that always holds.
        package let conditions: [String]
        /// The parameters that stand beside it.
        package let otherParameters: [String]
    }

    /// Why an intent should no longer be used, and the intent to use instead.
    package struct Deprecation: Sendable, Hashable {
        package let message: String
        package let replacement: String?
    }

    package var summaries: [Summary] = []
    /// The links by which the intent is found, such as `https://example.com/notes/${id}`.
    package var links: [String] = []
    /// The system's protocols that the intent adopts, such as `OpenIntent`.
    package var kinds: [String] = []
    /// Names by which the intent is found as well.
    package var formerNames: [String] = []
    /// Why the intent should no longer be used.
    package var deprecation: Deprecation?
    /// The processes that alone may run the intent; empty for any.
    package var executionTargets: [String] = []
}

/// One parameter of an intent.
package struct ParameterDescription: Sendable, Hashable {
    package let name: String
    package let title: String
    /// The value's type as an author writes it, such as `NoteEntity` or `String?`.
    package let type: String
    /// Whether the conversation asks for it when it was not said.
    package let isRequired: Bool
}
