import AppIntents
import AppIntentsTesting
import Foundation
import Testing

struct PickAll: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Pick All"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Crates", default: 3) var crates: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        progress.totalUnitCount = Int64(crates)
        let picked = try await withIntentCancellationHandler {
            try await performBackgroundTask {
                for _ in 0..<crates {
                    try Task.checkCancellation()
                    progress.completedUnitCount += 1
                }
                return crates
            }
        } onCancel: { reason in
            print(reason == .timeout ? "It took too long." : "Stopped.")
        }
        return .result(value: picked, dialog: "Picked \(picked).")
    }
}

struct ShowMap: AppIntent {
    static let title: LocalizedStringResource = "Show Map"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard systemContext.currentMode.canContinueInForeground else { return .result(dialog: "Not here.") }
        try await continueInForeground("Open the map?", alwaysConfirm: true)
        return .result(dialog: "On the map.")
    }
}

struct OpenShed: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Open Shed"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let place = try await requestToContinueInForeground("Go on in the app?") { "the shed" }
        return .result(dialog: "In \(place).")
    }
}

@Suite("Flows")
struct FlowTopic {
    @Test func progress() async throws {
        let result = try await OrchardApp.intent("PickAll").makeIntent(crates: 5).run()
        #expect(try result.value.as(Int.self) == 5)
        #expect(result.dialog == "Picked 5.")
    }

    @Test(arguments: [("ShowMap", "On the map."), ("OpenShed", "In the shed.")])
    func foreground(_ intent: String, _ dialog: String) async throws {
        #expect(try await OrchardApp.intent(intent).makeIntent().answering("yes").run().dialog == dialog)
    }
}
