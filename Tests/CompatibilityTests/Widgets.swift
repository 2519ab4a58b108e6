import AppIntents
import Testing
import WidgetKit

struct CropWidgetSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Crop"
    @Parameter(title: "Tree") var tree: TreeEntity?
    @Parameter(title: "Kind", default: .apple) var kind: FruitKind

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Crop of \(\.$tree)")
        } otherwise: {
            Summary {
                \.$tree; \.$kind
            }
        }
    }
}

struct PumpControlSettings: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Pump"
    @Parameter(title: "Tree") var tree: TreeEntity?
}

struct RefreshCrop: AppIntent {
    static let title: LocalizedStringResource = "Refresh"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        WidgetCenter.shared.reloadTimelines(ofKind: "crop")
        ControlCenter.shared.reloadAllControls()
        try await RelevantIntentManager.shared.updateRelevantIntents([
            RelevantIntent(
                CropWidgetSettings(), widgetKind: "crop",
                relevance: .date(from: .now, to: .now.addingTimeInterval(3600)))
        ])
        return .result(dialog: "Fresh.")
    }
}

@Suite("Widgets")
struct WidgetTopic {
    @Test func settings() {
        let settings = CropWidgetSettings()
        #expect(settings.tree == nil && settings.kind == .apple && PumpControlSettings().tree == nil)
    }

    @Test func refreshed() async throws {
        #expect(try await OrchardApp.intent("RefreshCrop").makeIntent().run().dialog == "Fresh.")
    }
}
