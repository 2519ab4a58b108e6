import AppIntents

/// An app with links, a focus filter, conditions in its summaries, and an intent that another one replaced.
struct LendingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(OpenTool(), ["Open \(\.$target) in \(.applicationName)", "Open a tool in \(.applicationName)"])
        shortcut(LendTool(), ["Lend \(\.$tool) from \(.applicationName)"])
        shortcut(ScrapTools(), ["Scrap \(\.$entities) in \(.applicationName)"])
        shortcut(BorrowTool(), ["Borrow from \(.applicationName)"])
        shortcut(CountSecretly(), ["Count secretly in \(.applicationName)"])
    }

    private static func shortcut<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>]
    ) -> AppShortcut {
        AppShortcut(intent: intent, phrases: phrases, shortTitle: Intent.title, systemImageName: "hammer")
    }
}

struct Tool: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
    static let defaultQuery = ToolQuery()
    static var urlRepresentation: URLRepresentation { "https://tools.example.com/\(.id)" }
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ToolQuery: EntityQuery {
    static let all = ["Axe", "Drill", "Saw"].map(Tool.init(id:))
    func entities(for identifiers: [String]) async throws -> [Tool] {
        Self.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Tool] { Self.all }
}

struct OpenTool: OpenIntent {
    static let title: LocalizedStringResource = "Open Tool"
    static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
    @Parameter(title: "Tool") var target: Tool
}

struct LendTool: AppIntent {
    static let title: LocalizedStringResource = "Lend Tool"
    static var parameterSummary: some ParameterSummary {
        When(\.$neighbour, .hasAnyValue) {
            Summary("Lend the \(\.$tool) to \(\.$neighbour)")
        } otherwise: {
            Summary("Lend the \(\.$tool)") {
                \.$neighbour
            }
        }
    }
    @Parameter(title: "Tool") var tool: Tool
    @Parameter(title: "Neighbour") var neighbour: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation()
        return .result(dialog: "The \(tool.id) is lent.")
    }
}

struct ScrapTools: DeleteIntent {
    static let title: LocalizedStringResource = "Scrap Tools"
    @Parameter(title: "Tools") var entities: [Tool]

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Scrapped.") }
}

struct BorrowTool: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "FetchToolIntent"
    static let title: LocalizedStringResource = "Borrow Tool"
    static var deprecation: IntentDeprecation { .init(replacedBy: LendTool.self) }

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Borrowed.") }
}

struct CountSecretly: AppIntent {
    static let title: LocalizedStringResource = "Count Secretly"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: ToolQuery.all.count) }
}

struct Closed: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Closed"
    @Parameter(title: "Until") var until: String
    var displayRepresentation: DisplayRepresentation { "Closed until \(until)" }
    var appContext: FocusFilterAppContext { FocusFilterAppContext(targetContentIdentifierPrefix: "tool.") }

    func perform() async throws -> some IntentResult { .result() }
}
