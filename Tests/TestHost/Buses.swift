import AppIntents

/// An app whose things are called by numbers, by the same name, by no name, or stand twice in the query's list.
struct BusesShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Ride(), phrases: ["Ride \(\.$bus) with \(.applicationName)", "Ride with \(.applicationName)"],
            shortTitle: "Ride", systemImageName: "bus")
        AppShortcut(
            intent: TakeBus(), phrases: ["Take \(\.$bus) with \(.applicationName)"], shortTitle: "Take",
            systemImageName: "bus")
    }
}

struct Bus: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bus"
    static let defaultQuery = BusQuery()

    static let all = [
        Bus(id: "a", line: "12"), Bus(id: "b", line: "40"), Bus(id: "c", line: "7"),
        Bus(id: "d", line: "Ring", way: "east"), Bus(id: "e", line: "Ring", way: "west"), Bus(id: "f", line: "Night 4"),
        Bus(id: "g", line: "Express"), Bus(id: "h", line: "Express"), Bus(id: "i", line: " "),
        Bus(id: "a", line: "12"), Bus(id: "j", line: "Airport"), Bus(id: "k", line: "In the Harbour"),
        Bus(id: "l", line: "Zoo"),
    ]

    let id: String
    let line: String
    var way: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(line)", subtitle: way.map { "\($0)" })
    }
}

struct BusQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Bus] {
        identifiers.compactMap { id in Bus.all.first { $0.id == id } }
    }

    func suggestedEntities() async throws -> [Bus] { Bus.all }
}

struct Ride: AppIntent {
    static let title: LocalizedStringResource = "Ride"
    @Parameter(title: "Bus") var bus: Bus

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Riding \(bus.id).") }
}

struct TakeBus: AppIntent {
    static let title: LocalizedStringResource = "Take Bus"
    @Parameter(title: "Bus") var bus: Bus

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Taking \(bus.id).") }
}
