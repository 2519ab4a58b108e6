/// The shortcuts of an app; an app has one provider.
///
///     struct NotesShortcuts: AppShortcutsProvider {
///         static var appShortcuts: [AppShortcut] {
///             AppShortcut(intent: CreateNote(), phrases: ["New \(.applicationName) note"], shortTitle: "New Note", systemImageName: "plus")
///         }
///     }
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What must not run a shortcut although it sounds like one.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// None.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }

    /// Tells that the entities in the phrases have changed, so that their new names are understood.
    public static func updateAppShortcutParameters() {
        AppShortcutParameterUpdates.shared.post(Self.self)
    }
}
