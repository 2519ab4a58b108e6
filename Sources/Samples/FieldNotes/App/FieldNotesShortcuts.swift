public import AppIntents

/// What can be said to the app.
public struct FieldNotesShortcuts: AppShortcutsProvider {
    /// The shortcuts, the most used first.
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateNoteIntent(),
            phrases: [
                "Create a note in \(.applicationName)",
                "New \(.applicationName) note",
                "Make a new note in \(.applicationName)",
                "Write a note in \(.applicationName)",
            ],
            shortTitle: "New Note", systemImageName: "square.and.pencil")
        AppShortcut(
            intent: OpenNoteIntent(),
            phrases: [
                "Open \(\.$target) in \(.applicationName)",
                "Show \(\.$target) in \(.applicationName)",
                "Open the note \(\.$target) in \(.applicationName)",
                "Open a note in \(.applicationName)",
            ],
            shortTitle: "Open Note", systemImageName: "note.text")
        AppShortcut(
            intent: OpenScreenIntent(screen: .pinned),
            phrases: [
                "Show my pinned notes in \(.applicationName)",
                "Show my \(.applicationName) pins",
                "What have I pinned in \(.applicationName)",
            ],
            shortTitle: "Pinned Notes", systemImageName: "pin")
        AppShortcut(
            intent: OpenScreenIntent(),
            phrases: [
                "Go to \(\.$target) in \(.applicationName)",
                "Take me to \(\.$target) in \(.applicationName)",
                "Open the \(\.$target) screen in \(.applicationName)",
            ],
            shortTitle: "Open Screen", systemImageName: "rectangle.on.rectangle")
        AppShortcut(
            intent: SetPinIntent(pinned: true),
            phrases: [
                "Pin \(\.$note) in \(.applicationName)",
                "Pin a note in \(.applicationName)",
            ],
            shortTitle: "Pin Note", systemImageName: "pin.fill")
        AppShortcut(
            intent: SetPinIntent(pinned: false),
            phrases: [
                "Unpin \(\.$note) in \(.applicationName)",
                "Unpin a note in \(.applicationName)",
            ],
            shortTitle: "Unpin Note", systemImageName: "pin.slash")
        AppShortcut(
            intent: TogglePinIntent(),
            phrases: [
                "Toggle pin on \(\.$note) in \(.applicationName)",
                "Toggle a pin in \(.applicationName)",
            ],
            shortTitle: "Toggle Pin", systemImageName: "pin.circle")
        AppShortcut(
            intent: DeleteNoteIntent(),
            phrases: [
                "Delete \(\.$note) from \(.applicationName)",
                "Delete \(\.$note) in \(.applicationName)",
                "Delete a note in \(.applicationName)",
            ],
            shortTitle: "Delete Note", systemImageName: "trash")
        AppShortcut(
            intent: SearchNotesIntent(),
            phrases: [
                "Search my notes in \(.applicationName)",
                "Search \(.applicationName)",
                "Search in \(.applicationName)",
                "Find a note in \(.applicationName)",
            ],
            shortTitle: "Search Notes", systemImageName: "magnifyingglass")
    }

    /// What sounds like a command but is none.
    public static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [
            "Open a note in a new \(.applicationName) window",
            "Delete all notes in \(.applicationName)",
            "Delete everything in \(.applicationName)",
        ])
    }

    /// The colour of still water.
    public static let shortcutTileColor: ShortcutTileColor = .teal
}
