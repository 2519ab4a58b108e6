import AppIntents

/// An app whose query never answers.
struct StuckShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RowDinghy(),
            phrases: ["Row \(\.$dinghy) with \(.applicationName)", "Row with \(.applicationName)"],
            shortTitle: "Row", systemImageName: "sailboat")
    }
}

struct Dinghy: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dinghy"
    static let defaultQuery = DinghyQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct DinghyQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Dinghy] { try await suggestedEntities() }

    func suggestedEntities() async throws -> [Dinghy] { Self.block() }

    private static func block() -> [Dinghy] {
        while true { Thread.sleep(forTimeInterval: 60) }
    }
}

struct RowDinghy: AppIntent {
    static let title: LocalizedStringResource = "Row"
    @Parameter(title: "Dinghy") var dinghy: Dinghy

    func perform() async throws -> some IntentResult { .result() }
}
