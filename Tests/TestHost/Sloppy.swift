import AppIntents

/// An app whose author was careless with phrases.
struct SloppyShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Wave(),
            phrases: [
                "Wave at \(.applicationName)", "Wave now", "", "wave, at \(.applicationName)!",
                "Wave ${whom} at \(.applicationName)", "Wave ${ at \(.applicationName)",
            ],
            shortTitle: "Wave", systemImageName: "hand")
    }

    static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["…", "Never wave at \(.applicationName)"])
}

struct Wave: AppIntent {
    static let title: LocalizedStringResource = "Wave"

    func perform() async throws -> some IntentResult { .result() }
}
