import AppIntents
import Synchronization

struct OpenDog: OpenIntent {
    static let title: LocalizedStringResource = "Open Dog"
    @Parameter(title: "Dog", requestDisambiguationDialog: "Which of the dogs?") var target: DogEntity
}

struct AdoptDog: AppIntent {
    static let title: LocalizedStringResource = "Adopt Dog"
    @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
    @Parameter(title: "Age", default: 1, inclusiveRange: (0, 25)) var age: Int
    @Dependency private var kennel: Kennel

    func perform() async throws -> some IntentResult & ReturnsValue<DogEntity> & ProvidesDialog {
        let dog = kennel.adopt(name)
        KennelShortcuts.updateAppShortcutParameters()
        return .result(value: DogEntity(dog), dialog: "Welcome, \(name).")
    }
}

struct FeedDog: AppIntent {
    static let title: LocalizedStringResource = "Feed Dog"
    @Parameter(title: "Dog") var dog: DogEntity
    @Parameter(title: "Bowls", inclusiveRange: (1, 3)) var bowls: Int
    @Dependency private var kennel: Kennel

    func perform() async throws -> some IntentResult & ProvidesDialog {
        kennel.feed(dog.id)
        return .result(dialog: "\(dog.name) had \(bowls).")
    }
}

struct LetGo: AppIntent {
    static let title: LocalizedStringResource = "Let Dog Go"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    @Parameter(title: "Dog") var dog: DogEntity
    @Dependency private var kennel: Kennel

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Let go", acceptAlternatives: ["off you go"], denyLabel: "Keep", denyAlternatives: [],
                destructive: true),
            dialog: "Let \(dog.name) go?")
        kennel.remove(dog.id)
        KennelShortcuts.updateAppShortcutParameters()
        return .result(dialog: "\(dog.name) is gone.")
    }
}

struct ShowRoom: OpenIntent {
    static let title: LocalizedStringResource = "Show Room"
    @Parameter(title: "Room") var target: Room
}

struct Walk: AppIntent {
    static let title: LocalizedStringResource = "Walk"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    @Parameter(title: "Dog") var dog: DogEntity?
    @Parameter(title: "Minutes") var minutes: Int?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard let dog else { throw $dog.needsValueError("Walk whom?") }
        let long = try await requestChoice(
            between: [Option(title: "Park"), Option(title: "River")], dialog: "Where to?")
        let minutes = try await $minutes.requestValue("For how long?")
        try await continueInForeground("Show the map?")
        return .result(dialog: "\(dog.name): \(long.title), \(minutes) minutes.")
    }
}

struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: ShowRoom(room: .kitchen))
    }
}

extension ShowRoom {
    init(room: Room) { self.target = room }
}

// MARK: Intents that misbehave

struct Fails: AppIntent {
    struct Broken: LocalizedError {
        var errorDescription: String? { "The bowl is broken.\nBuy another one." }
    }

    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult {
        if true { throw Broken() }
        return .result()
    }
}

struct Blocks: AppIntent {
    static let title: LocalizedStringResource = "Block"
    @Dependency private var kennel: Kennel

    func perform() async throws -> some IntentResult {
        kennel.wasReached.withLock { $0 += 1 }
        Self.block()
        return .result()
    }

    /// Ends with the tests' process.
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

struct LacksDependency: AppIntent {
    struct Vet: Sendable {}

    static let title: LocalizedStringResource = "Call Vet"
    @Dependency private var vet: Vet

    func perform() async throws -> some IntentResult { .result() }
}

struct AsksForEver: AppIntent {
    static let title: LocalizedStringResource = "Ask For Ever"
    @Parameter(title: "Name") var name: String?

    func perform() async throws -> some IntentResult {
        if true { throw $name.needsValueError("Name?") }
        return .result()
    }
}

struct OnMain: AppIntent {
    static let title: LocalizedStringResource = "Main"

    @MainActor private static var calls = 0

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        Self.calls += 1
        return .result(value: Self.calls > 0)
    }
}

/// The same phrases; nobody says that names in them have changed, whatever other tests do meanwhile.
struct QuietShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { KennelShortcuts.appShortcuts }
}

struct KennelShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenDog(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open",
            systemImageName: "dog")
        AppShortcut(
            intent: ShowRoom(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Room",
            systemImageName: "house")
        AppShortcut(
            intent: AdoptDog(), phrases: ["Adopt a dog with \(.applicationName)"], shortTitle: "Adopt",
            systemImageName: "plus")
        AppShortcut(
            intent: FeedDog(),
            phrases: ["Feed \(\.$dog) with \(.applicationName)", "Feed a dog with \(.applicationName)"],
            shortTitle: "Feed", systemImageName: "bowl")
        AppShortcut(
            intent: LetGo(), phrases: ["Let \(\.$dog) go with \(.applicationName)"], shortTitle: "Let Go",
            systemImageName: "leaf")
        AppShortcut(
            intent: Walk(), phrases: ["Walk with \(.applicationName)"], shortTitle: "Walk", systemImageName: "walk")
        AppShortcut(
            intent: Greet(), phrases: ["Hello \(.applicationName)"], shortTitle: "Greet", systemImageName: "hand")
        misbehaving(Fails(), "fail")
        misbehaving(Blocks(), "block")
        misbehaving(Sleeps(), "sleep")
        misbehaving(LacksDependency(), "vet")
        misbehaving(AsksForEver(), "ask")
        misbehaving(OnMain(), "main")
    }

    static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Open the door in \(.applicationName)"])

    private static func misbehaving(_ intent: some AppIntent, _ word: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(stringLiteral: "\(word) with ${applicationName}")],
            shortTitle: "Test", systemImageName: "bolt")
    }
}
