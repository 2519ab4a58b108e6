import AppIntents
import IntentRuntime
import Testing

@Suite("Apps that cannot be hosted")
struct HostingTests {
    struct NoFood: LocalizedError {
        var errorDescription: String? { "there is no food" }
    }

    struct Misspelt: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Greet(), phrases: ["Greet ${whom} in ${applicationName}"], shortTitle: "Greet",
                systemImageName: "hand")
        }
    }

    @Test(arguments: [
        (
            [HostedApp(name: "Kennel", shortcuts: KennelShortcuts.self) { _, _ in throw NoFood() }],
            "Kennel cannot start: there is no food"
        ),
        ([.kennel(), .kennel()], "two apps are called “Kennel”; give one of them another name"),
    ])
    func message(_ apps: [HostedApp], _ message: String) async throws {
        let error = await #expect(throws: HostingError.self) { try await Script.conversation(apps: apps) }
        #expect(error?.message == message)
        #expect(error?.exitCode == 65)
    }
}
