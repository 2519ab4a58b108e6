import AppIntents
import IntentRuntime

/// An app whose authors' code fails in every way that has few words.
enum DrawerError: Error {
    case isStuck
    case holds(Int)
}

struct Described: Error, CustomStringConvertible {
    let description = "the handle came off"
}

/// Opens itself without an end.
struct OpenDrawer: AppIntent {
    static let title: LocalizedStringResource = "Open Drawer"

    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenDrawer()) }
}

struct ShakeDrawer: AppIntent {
    static let title: LocalizedStringResource = "Shake Drawer"
    @Parameter(title: "How", default: "gently") var how: String

    init() {}
    init(_ how: String) { self.how = how }

    func perform() async throws -> some IntentResult {
        if let fault { throw fault }
        return .result()
    }

    private var fault: (any Error)? {
        switch how {
        case "hard": DrawerError.holds(3)
        case "described": Described()
        case "cancelled": CancellationError()
        default: DrawerError.isStuck
        }
    }
}

/// Opens an intent that fails.
struct KickDrawer: AppIntent {
    static let title: LocalizedStringResource = "Kick Drawer"

    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: ShakeDrawer()) }
}

struct TakePen: AppIntent {
    struct PenNames: DynamicOptionsProvider {
        func results() async throws -> [String] { throw DrawerError.isStuck }
    }

    static let title: LocalizedStringResource = "Take Pen"
    @Parameter(title: "Pen", optionsProvider: PenNames()) var pen: String

    func perform() async throws -> some IntentResult { .result() }
}

struct CountPens: AppIntent {
    struct Counting: Resolver {
        func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
            throw DrawerError.isStuck
        }
    }

    static let title: LocalizedStringResource = "Count Pens"
    @Parameter(title: "Count", resolvers: { Counting() }) var count: Int

    func perform() async throws -> some IntentResult { .result() }
}

/// Shows what it catches.
struct NamePen: AppIntent {
    static let title: LocalizedStringResource = "Name Pen"
    @Parameter(title: "Number") var number: Int?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        do {
            let number = try await $number.requestValue("Which number?")
            return .result(dialog: "\(number).")
        } catch {
            return .result(dialog: "\("\(error) / \(error.localizedDescription)")")
        }
    }
}

struct DrawerShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(OpenDrawer(), "Open")
        shortcut(ShakeDrawer(), "Shake")
        shortcut(ShakeDrawer("hard"), "Shake hard")
        shortcut(ShakeDrawer("described"), "Shake well")
        shortcut(ShakeDrawer("cancelled"), "Shake no more")
        shortcut(KickDrawer(), "Kick")
        shortcut(TakePen(), "Take a pen")
        shortcut(CountPens(), "Count pens")
        shortcut(NamePen(), "Name a pen")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " in ${applicationName}")], shortTitle: Intent.title,
            systemImageName: "archivebox")
    }
}

extension HostedApp {
    static func drawer() -> HostedApp { HostedApp(name: "Drawer", shortcuts: DrawerShortcuts.self) { _, _ in } }
}
