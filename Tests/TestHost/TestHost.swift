import AppIntents
import PhrasebookConsole

/// A program that hosts apps that misbehave: those that `HOSTED` names, else the first.
@main struct TestHost {
    static func main() async {
        let chosen = ProcessInfo.processInfo.environment["HOSTED"]?.split(separator: ",").map(String.init)
        await Phrasebook.main(apps: apps.filter { (chosen ?? ["Trouble"]).contains($0.name) })
    }

    private static let apps = [
        HostedApp(name: "Trouble", shortcuts: TroubleShortcuts.self, dependencies: start),
        HostedApp(name: "Queries", alternativeNames: ["Box"], shortcuts: QueriesShortcuts.self),
        HostedApp(name: "Buses", alternativeNames: ["Box"], shortcuts: BusesShortcuts.self),
        HostedApp(name: "Kitchen", shortcuts: FlowShortcuts.self, screen: { "The kitchen" }),
        HostedApp(name: "Table", shortcuts: MoreFlowShortcuts.self, screen: { "The table" }),
        HostedApp(
            name: "Counter", shortcuts: CounterShortcuts.self, intents: [QuietCounter.self, BrewBlend.self],
            entities: []),
        HostedApp(name: "Lending", shortcuts: LendingShortcuts.self, intents: [Closed.self]),
        HostedApp(name: "Sloppy", alternativeNames: ["", "Slop", "…"], shortcuts: SloppyShortcuts.self),
        HostedApp(name: "Stuck", shortcuts: StuckShortcuts.self, intents: [], entities: []),
    ]

    @Sendable private static func start(_ manager: AppDependencyManager, _ environment: HostEnvironment) throws {
        if ProcessInfo.processInfo.environment["TROUBLE_AT_START"] != nil { throw NoElectricity() }
    }
}

struct NoElectricity: LocalizedError {
    var errorDescription: String? { "there is no electricity; pay the bill" }
}

struct TroubleShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(Throws(), "Throw with")
        shortcut(Blocks(), "Block with")
        shortcut(Sleeps(), "Sleep with")
        shortcut(Lacks(), "Lack with")
        shortcut(Chooses(), "Choose with")
        shortcut(Paints(), "Paint with")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " ${applicationName}")], shortTitle: "Trouble",
            systemImageName: "bolt")
    }
}

struct Throws: AppIntent {
    static let title: LocalizedStringResource = "Throw"

    func perform() async throws -> some IntentResult {
        if true { throw NoElectricity() }
        return .result()
    }
}

struct Blocks: AppIntent {
    static let title: LocalizedStringResource = "Block"

    func perform() async throws -> some IntentResult {
        Self.block()
        return .result()
    }

    private static func block() {
        while true { Thread.sleep(forTimeInterval: 60) }
    }
}

struct Sleeps: AppIntent {
    static let title: LocalizedStringResource = "Sleep"

    func perform() async throws -> some IntentResult {
        try await Task.sleep(for: .seconds(60))
        return .result()
    }
}

struct Lacks: AppIntent {
    static let title: LocalizedStringResource = "Lack"
    @Dependency private var electricity: NoElectricity

    func perform() async throws -> some IntentResult { .result() }
}

struct Chooses: AppIntent {
    static let title: LocalizedStringResource = "Choose"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let choice = try await requestChoice(
            between: [Option(title: "Red"), Option(title: "Blue")], dialog: "Which colour?")
        return .result(dialog: "\(choice.title) it is.")
    }
}

struct Paints: AppIntent {
    static let title: LocalizedStringResource = "Paint"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        print("what an app prints")
        return .result(dialog: "\u{1B}[31mred\u{7}")
    }
}
