import AppIntents
import Testing

/// Shortcuts whose parameter is offered with a sentence and collections, as authors write them.
struct OfferedShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenWalk(), phrases: ["Walk \(\.$walk) with \(.applicationName)"], shortTitle: "Walk",
            systemImageName: "figure.walk",
            parameterPresentation: ParameterPresentation(
                for: \.$walk,
                summary: Summary("Walk \(\.$walk)"),
                optionsCollections: {
                    OptionsCollection(WalkQuery(), title: "All walks", systemImageName: "map")
                    OptionsCollection(FavouriteWalks(), title: "Favourites")
                }))
        if #available(iOS 99, *) {
            AppShortcut(
                intent: OpenWalk(), phrases: ["Go \(.applicationName)"], shortTitle: "Go", systemImageName: "map")
        }
        LimitedAvailabilityAppShortcuts([
            AppShortcut(
                intent: OpenWalk(), phrases: ["Stroll \(.applicationName)"], shortTitle: "Stroll",
                systemImageName: "map")
        ])
    }
}

struct OpenWalk: AppIntent {
    static let title: LocalizedStringResource = "Walk"
    @Parameter(title: "Walk") var walk: WalkEntity

    func perform() async throws -> some IntentResult { .result() }
}

struct FavouriteWalks: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<WalkEntity> {
        ItemCollection { ItemSection("Evenings") { IntentItem<WalkEntity>(WalkEntity.all[2], title: "The ferry") } }
    }
}

@Suite("Parameters of shortcuts are offered")
struct PresentationTests {
    @Test func presentation() async throws {
        let shortcuts = OfferedShortcuts.appShortcuts
        #expect(shortcuts.map { $0.shortTitle?.text() } == ["Walk", "Go", "Stroll"])
        #expect(shortcuts[1].presentation == nil)
        let presentation = try #require(shortcuts[0].presentation)
        #expect(presentation.parameter == "walk")
        #expect(presentation.summary == [.text("Walk "), .parameter("walk")])
        #expect(presentation.collections.map { $0.title.text() } == ["All walks", "Favourites"])
        #expect(presentation.collections.map(\.systemImageName) == ["map", nil])
        var names: [String] = []
        for collection in presentation.collections {
            names += try await collection.options().map {
                "\($0.section?.title.text() ?? "-"): \($0.display.title.text())"
            }
        }
        #expect(names.prefix(2) == ["All walks: Mill lane", "All walks: Ridge path"])
        #expect(names.last == "Evenings: The ferry")
    }

    @Test("A title with a value, and without one") func title() {
        typealias Title = AppShortcutParameterPresentationTitle<
            OpenWalk, WalkEntity, IntentParameter<WalkEntity>, KeyPath<OpenWalk, IntentParameter<WalkEntity>>
        >
        let title = Title(specific: "Walk \(\.$walk) now", generic: "Walk…")
        let intent = OpenWalk()
        #expect(title.text(for: intent) == "Walk…")
        intent.walk = WalkEntity.all[0]
        #expect(title.text(for: intent) == "Walk Mill lane now")
    }
}
