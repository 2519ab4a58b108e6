import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

/// A pond whose query suggests nothing: what can be said comes from the collections of the shortcuts.
private struct Pond: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pond"
    static let defaultQuery = PondQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PondQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Pond] { identifiers.map(Pond.init) }
}

private struct NearPonds: DynamicOptionsProvider {
    func results() async throws -> [Pond] { [Pond(id: "Mill pond"), Pond(id: "Duck pond")] }
}

private struct Depths: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Int> {
        ItemCollection {
            ItemSection("Shallow") {
                IntentItem(1, title: "ankle deep"); IntentItem(2, title: "knee deep")
            }
            ItemSection("Deep") { IntentItem(9, title: "over your head") }
        }
    }
}

private struct OpenPond: AppIntent {
    static let title: LocalizedStringResource = "Open Pond"
    @Parameter(title: "Pond") var pond: Pond

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "At \(pond).") }
}

private struct Wade: AppIntent {
    static let title: LocalizedStringResource = "Wade"
    @Parameter(title: "Depth", optionsProvider: Depths()) var depth: Int

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "In to \(depth).") }
}

private struct PondShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenPond(), phrases: ["Visit \(\.$pond) with \(.applicationName)"], shortTitle: "Visit",
            systemImageName: "drop",
            parameterPresentation: ParameterPresentation(
                for: \.$pond, summary: Summary("Visit \(\.$pond)"),
                optionsCollections: { OptionsCollection(NearPonds(), title: "Near", systemImageName: "map") }))
        AppShortcut(
            intent: Wade(), phrases: ["Wade with \(.applicationName)"], shortTitle: "Wade", systemImageName: "drop")
    }
}

@Suite("What a shortcut offers can be said")
struct OfferTests {
    private let app = HostedApp(name: "Ponds", shortcuts: PondShortcuts.self, intents: [], entities: [])

    @Test("A phrase takes what its collections hold, besides what the query suggests") func collections() async throws {
        let script = """
            > visit duck pond with ponds
            At Duck pond.
            """
        #expect(try await Script.play(script, apps: [app]) == script)
        let conversation = try await Script.conversation(apps: [app])
        let presentation = conversation.descriptions.first?.shortcuts.first?.presentation
        #expect(presentation?.summary == "Visit ${pond}" && presentation?.collections == ["Near"])
    }

    @Test("Sections are headings when values are asked for") func sections() async throws {
        let conversation = try await Script.conversation(apps: [app])
        let turn = await conversation.hear(Transcript("wade with ponds"))
        guard case .asked(let question) = turn.outcome else {
            Issue.record("\(turn.outcome)")
            return
        }
        #expect(question.options.map(\.title) == ["ankle deep", "knee deep", "over your head"])
        #expect(question.options.map(\.section) == ["Shallow", "Shallow", "Deep"])
        let answer = await conversation.hear(Transcript("over your head"))
        #expect(answer.replies.map(Script.text) == ["In to 9."])
    }
}
