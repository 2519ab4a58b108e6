import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

@Suite("A sign for percent in a phrase is also said")
struct PercentTests {
    private static let app = HostedApp(name: "Dimmer", shortcuts: DimmerShortcuts.self, intents: [], entities: [])

    @Test(arguments: [
        ("en", "light at 50% with dimmer"), ("en", "light at 50 % with dimmer"),
        ("en", "light at fifty percent with dimmer"),
        ("en", "light at 50 per cent with dimmer"), ("de", "light at fünfzig Prozent with dimmer"),
        ("de", "light at 50% with dimmer"), ("fr", "light at cinquante pour cent with dimmer"),
        ("es", "light at cincuenta por ciento with dimmer"),
    ])
    func said(_ language: String, _ text: String) async throws {
        let conversation = try await Script.conversation(apps: [Self.app], locale: language, language: language)
        let turn = await conversation.hear(Transcript(text))
        #expect(turn.replies.map(Script.text) == ["= 50"])
        // The phrase is shown as its author wrote it, and said in the plainest way.
        #expect(
            await conversation.interpret(Transcript(text)).readings.map(\.template) == [
                "Light at ${level}% with ${applicationName}"
            ])
    }

    @Test("In a negative phrase too, and without a sign no percent is taken") func others() async throws {
        let conversation = try await Script.conversation(apps: [Self.app])
        for text in ["light at 100% with dimmer", "light at 100 percent with dimmer"] {
            #expect(await conversation.interpret(Transcript(text)).reason.hasPrefix("A negative phrase"))
        }
        #expect(
            await conversation.interpret(Transcript("light level with dimmer")).nearest == ["Light at 50% with Dimmer"])
    }
}

private struct LightAt: AppIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "Level", inclusiveRange: (0, 100)) var level: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: level) }
}

private struct DimmerShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LightAt(), phrases: ["Light at ${level}% with \(.applicationName)"], shortTitle: "Light",
            systemImageName: "lightbulb")
    }

    static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Light at 100% with \(.applicationName)"])
}
