import AppIntents
import Synchronization
import Testing

@Suite("Shortcuts, their phrases and what must not run them")
struct ShortcutTests {
    @Test("Phrases name their parameters, whichever way they are written") func phrases() {
        #expect(
            BookshopShortcuts.appShortcuts.map(\.templateSources) == [
                [
                    "Open ${target} in ${applicationName}", "${applicationName} ${target}",
                    "Show ${target} with ${applicationName}",
                ],
                ["Show the window of ${applicationName}"],
                ["Plain ${applicationName}"],
                ["Add a book to ${applicationName}"],
                ["Add Emma to ${applicationName}"],
            ])
        #expect(
            BookshopShortcuts.appShortcuts[0].phrases[2] == [
                .text("Show "), .parameter("target"), .text(" with "), .applicationName,
            ])
    }

    @Test func words() {
        let shortcut = BookshopShortcuts.appShortcuts[0]
        #expect(shortcut.shortTitle?.text() == "Open Book" && shortcut.systemImageName == "book")
        #expect(BareShortcuts.appShortcuts[0].shortTitle == nil)
        #expect(BookshopShortcuts.shortcutTileColor == .teal)
        #expect(BareShortcuts.shortcutTileColor == .blue)
    }

    @Test("The author's values come along") func presets() throws {
        let intents = BookshopShortcuts.appShortcuts.map(\.intent)
        #expect(try #require(intents[1] as? OpenShelf).target == .window)
        #expect(try #require(intents[4] as? AddBook).bookTitle == "Emma")
    }

    @Test func negativePhrases() {
        func sources(_ provider: any AppShortcutsProvider.Type) -> [String] {
            provider.negativePhrases.phrases.map(\.templateSource)
        }
        #expect(
            sources(BookshopShortcuts.self) == [
                "Close ${applicationName}", "Leave ${applicationName} now", "Burn the books",
            ])
        #expect(sources(BareShortcuts.self) == [])
        #expect(
            sources(BuildingShortcuts.self) == [
                "Close ${applicationName}", "Shut ${applicationName}", "Leave", "Go",
            ])
        #expect(sources(ComputingShortcuts.self) == ["Close", "Shut"])
        #expect(sources(ListingShortcuts.self) == ["Lend ${applicationName}", "Never"])
        #expect(sources(WrappingShortcuts.self) == ["Lend ${applicationName}", "Pawn"])
        #expect(ListingShortcuts.negativePhrases.count == 2)
    }

    @Test("Observers are told until they cancel") func updates() {
        let told = Told()
        let observation = AppShortcutParameterUpdates.shared.observe { provider in
            if provider == BookshopShortcuts.self { told.add() }
        }
        BareShortcuts.updateAppShortcutParameters()
        #expect(told.times == 0)
        BookshopShortcuts.updateAppShortcutParameters()
        BookshopShortcuts.updateAppShortcutParameters()
        #expect(told.times == 2)
        AppShortcutParameterUpdates.shared.cancel(observation)
        BookshopShortcuts.updateAppShortcutParameters()
        #expect(told.times == 2)
    }
}

/// Counts, from any thread.
final class Told: Sendable {
    private let count = Mutex(0)

    var times: Int { count.withLock(\.self) }

    func add() { count.withLock { $0 += 1 } }
}
