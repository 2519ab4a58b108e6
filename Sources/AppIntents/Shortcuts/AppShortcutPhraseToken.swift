/// What stands for something that an author does not write out in a phrase.
public enum AppShortcutPhraseToken: Sendable, Hashable {
    /// The name of the app, as a person says it.
    case applicationName
}
