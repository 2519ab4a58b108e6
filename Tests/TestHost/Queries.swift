import AppIntents

/// An app of which one query throws and another lacks what it depends on.
struct QueriesShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Take(),
            phrases: ["Take \(\.$thing) with \(.applicationName)", "Take something with \(.applicationName)"],
            shortTitle: "Take", systemImageName: "hand")
        AppShortcut(
            intent: Fetch(), phrases: ["Fetch \(\.$item) with \(.applicationName)"], shortTitle: "Fetch",
            systemImageName: "dog")
        AppShortcut(
            intent: Measure(), phrases: ["Measure with \(.applicationName)"], shortTitle: "Measure",
            systemImageName: "ruler")
        AppShortcut(
            intent: Count(), phrases: ["Count with \(.applicationName)"], shortTitle: "Count", systemImageName: "plus")
    }
}

struct Thing: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ThingQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Thing] { throw NoElectricity() }
    func suggestedEntities() async throws -> [Thing] { throw NoElectricity() }
    func entities(matching string: String) async throws -> [Thing] { throw NoElectricity() }
}

struct Take: AppIntent {
    static let title: LocalizedStringResource = "Take"
    @Parameter(title: "Thing") var thing: Thing

    func perform() async throws -> some IntentResult { .result() }
}

struct Item: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
    static let defaultQuery = ItemQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ItemQuery: EntityQuery {
    @Dependency private var electricity: NoElectricity

    func entities(for identifiers: [String]) async throws -> [Item] { [] }
    func suggestedEntities() async throws -> [Item] { [] }
}

struct Fetch: AppIntent {
    static let title: LocalizedStringResource = "Fetch"
    @Parameter(title: "Item") var item: Item

    func perform() async throws -> some IntentResult { .result() }
}

/// Says a number, which every language writes in its own way.
struct Measure: AppIntent {
    static let title: LocalizedStringResource = "Measure"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(1234.5) metres.") }
}

/// Says nothing but returns a value.
struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some IntentResult & ReturnsValue<[Int]> { .result(value: [12, 3]) }
}
