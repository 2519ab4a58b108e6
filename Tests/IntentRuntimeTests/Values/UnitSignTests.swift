import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

@Suite("A unit beside a number in a phrase may be written as a sign")
struct UnitSignTests {
    private static let app = HostedApp(name: "Stove", shortcuts: StoveShortcuts.self, intents: [], entities: [])

    @Test(arguments: [
        ("Heat Stove to 21 degrees.", "= 21"), ("heat stove to 21°", "= 21"), ("Heat Stove to 21 °.", "= 21"),
        ("top up stove with $5", "= 5"), ("Top up Stove with 5 bucks.", "= 5"),
    ])
    func sign(_ text: String, _ reply: String) async throws {
        let conversation = try await Script.conversation(apps: [Self.app])
        #expect(await conversation.hear(Transcript(text)).replies.map(Script.text) == [reply])
    }
}

private struct Heat: AppIntent {
    static let title: LocalizedStringResource = "Heat"
    @Parameter(title: "Target") var target: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: target) }
}

private struct TopUp: AppIntent {
    static let title: LocalizedStringResource = "Top Up"
    @Parameter(title: "Price") var price: Double

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: Int(price)) }
}

private struct StoveShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Heat(), phrases: ["Heat \(.applicationName) to ${target} degrees"], shortTitle: "Heat",
            systemImageName: "flame")
        AppShortcut(
            intent: TopUp(), phrases: ["Top up \(.applicationName) with ${price} dollars"], shortTitle: "Top Up",
            systemImageName: "creditcard")
    }
}
