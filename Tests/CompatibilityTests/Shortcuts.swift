import AppIntents
import Foundation
import Testing

struct OrchardShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlanHarvest(),
            phrases: [
                "Plan a harvest in \(.applicationName)",
                "Harvest \(\.$tree) with \(.applicationName)",
            ],
            shortTitle: "Plan Harvest",
            systemImageName: "basket"
        )
        AppShortcut(
            intent: PickKind(),
            phrases: ["Pick \(\.$kind) in \(.applicationName)"],
            shortTitle: LocalizedStringResource("Pick", comment: "The name of a tile"),
            systemImageName: "leaf",
            parameterPresentation: ParameterPresentation(
                for: \.$kind, summary: Summary("Pick \(\.$kind)"),
                optionsCollections: {
                    OptionsCollection(KindOptions(), title: "Kinds", systemImageName: "leaf")
                })
        )
    }

    static let shortcutTileColor: ShortcutTileColor = .lime

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases {
            "Burn down \(.applicationName)"
        }
    }
}

struct KindOptions: DynamicOptionsProvider {
    func results() async throws -> [FruitKind] { [.apple, .plum] }
}

@Suite("Shortcuts")
struct ShortcutTopic {
    @Test func declared() {
        #expect(OrchardShortcuts.appShortcuts.count == 2 && OrchardShortcuts.shortcutTileColor == .lime)
        OrchardShortcuts.updateAppShortcutParameters()
    }
}
