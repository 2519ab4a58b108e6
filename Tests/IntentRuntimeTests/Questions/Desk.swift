import AppIntents
import IntentRuntime

/// An app whose intents ask about what can be undone, what cannot, and for one or several of few things.
struct ClearDesk: UndoableIntent {
    static let title: LocalizedStringResource = "Clear Desk"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .destroying("Clear"), dialog: "Clear the desk?")
        return .result(dialog: "Clear.")
    }
}

/// Its author gives no warning.
struct EraseBoard: AppIntent {
    static let title: LocalizedStringResource = "Erase Board"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(actionName: .destroying("Erase"), dialog: "Erase the board?")
        return .result(dialog: "Erased.")
    }
}

/// Its author gives the warning in other words, and in English.
struct BurnPapers: AppIntent {
    static let title: LocalizedStringResource = "Burn Papers"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .destroying("Burn"), dialog: "Burn the papers? This action can’t be undone!")
        return .result(dialog: "Burnt.")
    }
}

/// Its author writes German.
struct TearPapers: AppIntent {
    static let title: LocalizedStringResource = "Tear Papers"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .destroying("Zerreißen"), dialog: "Zerreißen? Das kann nicht rückgängig gemacht werden.")
        return .result(dialog: "Zerrissen.")
    }
}

/// What is chosen destroys something, which can be undone.
struct TidyUp: UndoableIntent {
    static let title: LocalizedStringResource = "Tidy Up"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let choice = try await requestChoice(
            between: [Option(title: "Sort"), Option(title: "Throw away", style: .destructive)], dialog: "How?")
        return .result(dialog: "\(choice.title).")
    }
}

struct PickCup: AppIntent {
    static let title: LocalizedStringResource = "Pick Cup"
    @Parameter(title: "Count", default: 2) var count: Int

    init() {}
    init(of count: Int) { self.count = count }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let cups = ["Blue", "Red"].prefix(count).map { Option(title: "\($0)") }
        let cup = try await requestChoice(between: cups, dialog: "Which cup?")
        return .result(dialog: "\(cup.title).")
    }
}

enum Seat: String, AppEnum {
    case window, aisle

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seat"
    static let caseDisplayRepresentations: [Seat: DisplayRepresentation] = [.window: "Window", .aisle: "Aisle"]
}

struct TakeSeat: AppIntent {
    static let title: LocalizedStringResource = "Take Seat"
    @Parameter(title: "Seat") var seat: Seat

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(seat.rawValue)") }
}

struct TakeSeats: AppIntent {
    static let title: LocalizedStringResource = "Take Seats"
    @Parameter(title: "Seats") var seats: [Seat]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(seats.map(\.rawValue).joined(separator: ", "))")
    }
}

struct Binder: AppEntity {
    struct Binders: EntityStringQuery {
        private let all = ["Blue otters", "Red otters", "Herons"].map(Binder.init)

        func entities(for identifiers: [String]) async throws -> [Binder] {
            all.filter { identifiers.contains($0.id) }
        }

        func entities(matching string: String) async throws -> [Binder] {
            all.filter { $0.id.lowercased().contains(string.lowercased()) }
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Binder"
    static let defaultQuery = Binders()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TakeBinder: AppIntent {
    static let title: LocalizedStringResource = "Take Binder"
    @Parameter(title: "Binder") var binder: Binder

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(binder.id)") }
}

struct TakeBinders: AppIntent {
    static let title: LocalizedStringResource = "Take Binders"
    @Parameter(title: "Binders") var binders: [Binder]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(binders.map(\.id).joined(separator: ", "))")
    }
}

extension ConfirmationActionName {
    fileprivate static func destroying(_ label: LocalizedStringResource) -> ConfirmationActionName {
        .custom(
            acceptLabel: label, acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [], destructive: true)
    }
}

struct DeskShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(ClearDesk(), "Clear desk")
        shortcut(EraseBoard(), "Erase board")
        shortcut(BurnPapers(), "Burn papers")
        shortcut(TearPapers(), "Tear papers")
        shortcut(TidyUp(), "Tidy up")
        shortcut(PickCup(), "Pick a cup")
        shortcut(PickCup(of: 1), "Pick the cup")
        shortcut(PickCup(of: 0), "Pick no cup")
        shortcut(TakeSeat(), "Take a seat")
        shortcut(TakeSeats(), "Take seats")
        shortcut(TakeBinder(), "Take a binder")
        shortcut(TakeBinders(), "Take binders")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " at ${applicationName}")], shortTitle: Intent.title,
            systemImageName: "desktopcomputer")
    }
}

extension HostedApp {
    static func desk() -> HostedApp { HostedApp(name: "Desk", shortcuts: DeskShortcuts.self) { _, _ in } }
}
