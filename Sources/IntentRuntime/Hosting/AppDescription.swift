/// What can be said to one app, for `phrases` and `apps`.
package struct AppDescription: Sendable, Hashable {
    package let name: String
    package let alternativeNames: [String]
    package let tileColor: String
    package let shortcuts: [ShortcutDescription]
    package let negativePhrases: [String]
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
