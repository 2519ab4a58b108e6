import AppIntents
import IntentRuntime
import SchemaApps

extension HostedApp {
    static func jotter(_ shelf: NoteShelf = .filled) -> HostedApp {
        HostedApp(
            name: "Jotter", alternativeNames: ["Jot Pad"], shortcuts: JotterShortcuts.self,
            intents: JotterShortcuts.intents
        ) { manager, _ in
            manager.add(dependency: shelf)
        }
    }

    static let ledger = HostedApp(
        name: "Ledger", shortcuts: LedgerShortcuts.self, intents: LedgerShortcuts.intents)
    static let gallery = HostedApp(
        name: "Gallery", shortcuts: GalleryShortcuts.self, intents: GalleryShortcuts.intents)
    static let peephole = HostedApp(
        name: "Peephole", shortcuts: PeepholeShortcuts.self, intents: PeepholeShortcuts.intents)
}

extension NoteShelf {
    static var filled: NoteShelf {
        NoteShelf(
            notes: [("Otter tracks", "Mud flat."), ("Shopping", ""), ("Low tide", "06:40"), ("Low water", "")],
            folders: ["Field", "Home"])
    }
}

/// A phrase with the same kind of things that requests name.
struct FileJot: AppIntent {
    static let title: LocalizedStringResource = "File Note"
    @Parameter(title: "Note") var note: JotNote

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Filed.") }
}

struct FilingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FileJot(), phrases: ["File \(\.$note) in \(.applicationName)"], shortTitle: "File",
            systemImageName: "archivebox")
    }
}
