import AppIntents
import IntentRuntime

/// An app in which what may be said depends on what was said before.
struct MoveCrate: AppIntent {
    static let title: LocalizedStringResource = "Move Crate"
    @Parameter(title: "Bay", optionsProvider: Bays()) var bay: String
    @Parameter(title: "Hall", optionsProvider: Halls()) var hall: String
    @Parameter(title: "Rack", optionsProvider: Racks()) var rack: String
    @Parameter(title: "Count") var count: Int

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(count) to \(hall), \(rack), \(bay).")
    }
}

struct Halls: DynamicOptionsProvider {
    func results() async throws -> [String] { ["North", "South", "Yard"] }
}

struct Racks: DynamicOptionsProvider {
    @IntentParameterDependency<MoveCrate>(\.$hall) var move
    func results() async throws -> [String] { (move?.hall).map { ["\($0) 1", "\($0) 2"] } ?? [] }
}

/// The yard has racks without bays.
struct Bays: DynamicOptionsProvider {
    @IntentParameterDependency<MoveCrate>(\.$hall) var move
    func results() async throws -> [String] { (move?.hall).map { $0 == "Yard" ? [] : ["Left", "Right"] } ?? [] }
}

/// Nothing can be said of what comes last.
struct PaintRack: AppIntent {
    static let title: LocalizedStringResource = "Paint Rack"
    @Parameter(title: "Hall", optionsProvider: Halls()) var hall: String
    @Parameter(title: "Coats") var coats: Int
    @Parameter(title: "Colour", optionsProvider: Colours()) var colour: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(colour).") }
}

struct Colours: DynamicOptionsProvider {
    @IntentParameterDependency<PaintRack>(\.$hall) var paint
    func results() async throws -> [String] { paint?.hall == "North" ? ["Red", "Blue"] : [] }
}

struct DepotShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(MoveCrate(), "Move a crate")
        shortcut(PaintRack(), "Paint a rack")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " in ${applicationName}")], shortTitle: Intent.title,
            systemImageName: "shippingbox")
    }
}

extension HostedApp {
    static func depot() -> HostedApp { HostedApp(name: "Depot", shortcuts: DepotShortcuts.self) }
}
