import AppIntents
import Testing

@testable import FieldNotes
@testable import Tasks

/// The platform's rules for App Shortcuts, held against both apps.
@Suite struct ShortcutTests {
    static let providers: [any AppShortcutsProvider.Type] = [FieldNotesShortcuts.self, TasksShortcuts.self]

    @Test(arguments: providers)
    func phrasesKeepTheRules(provider: any AppShortcutsProvider.Type) {
        let shortcuts = provider.appShortcuts
        #expect(shortcuts.count <= 10)
        let sources = shortcuts.flatMap(\.templateSources)
        #expect(Set(sources).count == sources.count)
        for source in sources {
            #expect(source.components(separatedBy: "${applicationName}").count == 2, "\(source)")
            #expect(source.components(separatedBy: "${").count <= 3, "\(source)")
            #expect(!source.contains("FieldNotes") && !source.contains("Tasks"), "\(source)")
        }
    }

    @Test(arguments: providers)
    func negativePhrasesNameTheApp(provider: any AppShortcutsProvider.Type) {
        let sources = provider.negativePhrases.phrases.map(\.templateSource)
        #expect(!sources.isEmpty)
        #expect(sources.allSatisfy { $0.components(separatedBy: "${applicationName}").count == 2 })
    }

    @Test func aChangeRefreshesThePhrases() async throws {
        let apps = try Apps()
        let updates = Counter()
        let observation = AppShortcutParameterUpdates.shared.observe { provider in
            if provider == FieldNotesShortcuts.self { updates.increment() }
        }
        defer { AppShortcutParameterUpdates.shared.cancel(observation) }
        let intent = CreateNoteIntent()
        intent.noteTitle = "Heron at low tide"
        _ = try await apps.say(intent)
        #expect(updates.value >= 1)
    }

    @Test func theAppsShareANameAndATitle() async throws {
        let apps = try Apps()
        #expect(Set(FieldNotesApp.alternativeNames).intersection(TasksApp.alternativeNames) == ["Notebook"])
        #expect(try await apps.note("garden")?.title == "Garden")
        #expect(try await apps.list("garden")?.name == "Garden")
    }
}
