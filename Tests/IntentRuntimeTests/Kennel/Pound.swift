import AppIntents
import IntentRuntime
import Synchronization

/// An app whose query fails while its store is closed, and does not answer while it is stuck.
final class Pound: Sendable {
    let isClosed = Mutex(false)
    let isStuck = Mutex(false)
    /// How often somebody asked for the strays.
    let asked = Mutex(0)

    func strays() async throws -> [Stray] {
        asked.withLock { $0 += 1 }
        if isStuck.withLock(\.self) { try await Task.sleep(for: .seconds(60)) }
        if isClosed.withLock(\.self) { throw Closed() }
        return [Stray(id: "rex", name: "Rex"), Stray(id: "rex", name: "Rex"), Stray(id: "luna", name: " ")]
    }

    struct Closed: LocalizedError {
        var errorDescription: String? { "the pound is closed" }
    }
}

struct Stray: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stray"
    static let defaultQuery = StrayQuery()

    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct StrayQuery: EntityQuery {
    @Dependency private var pound: Pound

    func entities(for identifiers: [String]) async throws -> [Stray] {
        try await pound.strays().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Stray] { try await pound.strays() }
}

struct FetchStray: AppIntent {
    static let title: LocalizedStringResource = "Fetch Stray"
    @Parameter(title: "Stray") var stray: Stray

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Fetched \(stray.id) after \(1234.5) metres.")
    }
}

struct RingBell: AppIntent {
    static let title: LocalizedStringResource = "Ring Bell"

    func perform() async throws -> some IntentResult { .result() }
}

struct PoundShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: FetchStray(),
            phrases: ["Fetch \(\.$stray) from \(.applicationName)", "Fetch a dog from \(.applicationName)"],
            shortTitle: "Fetch", systemImageName: "dog")
        AppShortcut(
            intent: RingBell(), phrases: ["Ring at \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
    }
}

extension HostedApp {
    /// The app with a pound that is open.
    static func pound() -> HostedApp {
        HostedApp(name: "Pound", shortcuts: PoundShortcuts.self) { manager, _ in manager.add(dependency: Pound()) }
    }
}
