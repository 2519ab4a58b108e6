import AppIntents
import AppIntentsTesting
import Testing

struct OpenTree: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Tree"
    @Parameter(title: "Tree", requestValueDialog: "Which tree?") var target: TreeEntity

    init() {}
    init(target: TreeEntity) { self.target = target }

    func perform() async throws -> some IntentResult { .result() }
}

struct FellTrees: DeleteIntent {
    static let title: LocalizedStringResource = "Fell Trees"
    @Parameter(title: "Trees") var entities: [TreeEntity]

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Felled \(entities.count).") }
}

struct SetPump: SetValueIntent {
    static let title: LocalizedStringResource = "Pump"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

struct SearchOrchard: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search"
    static let searchScopes: [StringSearchScope] = [.general]
    @Parameter(title: "Text") var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
}

struct PlayBirdsong: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Birdsong"
    func perform() async throws -> some IntentResult { .result() }
}

struct StartDigging: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Digging"
    static var suggestedWorkouts: [StartDigging] { [] }
    @Parameter(title: "Style") var workoutStyle: Ladder
    var displayRepresentation: DisplayRepresentation { "Digging" }
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("System intents")
struct SystemIntentTopic {
    @Test func searched() async throws {
        let result = try await OrchardApp.intent("SearchOrchard").makeIntent(criteria: "frost").run()
        #expect(try result.value.as(String.self) == "frost")
    }

    @Test func switched() async throws {
        let result = try await OrchardApp.intent("SetPump").makeIntent().answering("on").run()
        #expect(try result.value.as(Bool.self))
    }

    @Test func opens() { #expect(OpenTree.openAppWhenRun || OpenTree.supportedModes != .background) }
}
