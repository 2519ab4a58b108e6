import AppIntents
import AppIntentsTesting
import Testing

struct RecordHarvest: UndoableIntent {
    static let title: LocalizedStringResource = "Record Harvest"
    @Parameter(title: "Kilograms") var kilograms: Double
    @Dependency var orchard: Orchard

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let id = "recorded \(kilograms)"
        orchard.fell(id)
        undoManager?.registerUndo(withTarget: orchard) { $0.replant(id) }
        undoManager?.setActionName("Record Harvest")
        return .result(dialog: undoManager == nil ? "It stays." : "It can be undone.")
    }
}

@Suite("Undo")
struct UndoTopic {
    @Test func offered() async throws {
        let result = try await OrchardApp.intent("RecordHarvest").makeIntent(kilograms: 2.5).run()
        #expect(result.dialog == "It can be undone.")
    }

    @MainActor @Test func undone() {
        let orchard = Orchard()
        let manager = UndoManager()
        orchard.fell("victoria")
        manager.registerUndo(withTarget: orchard) { $0.replant("victoria") }
        manager.undo()
        #expect(orchard.felled.isEmpty && !manager.canUndo)
    }
}
