import AppIntents
import GrammarFiles
import IntentRuntime
import Synchronization
import Testing

@Suite("Apps that cannot be hosted", .serialized)
struct HostingTests {
    struct NoFood: LocalizedError {
        var errorDescription: String? { "there is no food" }
    }

    struct Careless: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: OnMain(),
                phrases: [
                    "Greet ${whom} in ${applicationName}", "Greet ${applicationName}", "Greet everybody", " … ",
                    "greet, ${applicationName}!",
                ], shortTitle: "Greet", systemImageName: "hand")
        }
    }

    /// The kennel has more shortcuts than Apple's systems take.
    private static func crowded(_ app: String) -> String {
        "\(app): 13 App Shortcuts, of which Apple's systems take 10; "
            + "give intents more phrases rather than shortcuts, or take some out"
    }

    @Test("A careless author is warned, and what can be said can be said") func careless() async throws {
        let apps: [HostedApp] = [.kennel(), HostedApp(name: "Bad", alternativeNames: ["?"], shortcuts: Careless.self)]
        let conversation = try await Script.conversation(apps: apps)
        #expect(
            conversation.warnings.map(\.message) == [
                Self.crowded("Kennel"),
                "Bad: the alternative name “?” holds nothing that can be said; take it out",
                "Bad: phrase “Greet ${whom} in ${applicationName}” names “whom”, which its intent does not have; "
                    + "use the name of one of its @Parameter properties; the phrase is left out",
                "Bad: phrase “Greet everybody” does not name the app; write \\(.applicationName) into it",
                "Bad: phrase “ … ”: the phrase holds nothing that can be said; write words or a slot; "
                    + "the phrase is left out",
                "Bad: phrase “greet, ${applicationName}!” of OnMain is there already; take one of the two out",
            ])
        // What is left out and what is there twice is not shown.
        #expect(
            conversation.descriptions[1].shortcuts.map(\.phrases) == [["Greet ${applicationName}", "Greet everybody"]])
        #expect(await conversation.hear(Transcript("greet bad")).outcome == .performed)
        #expect(await conversation.hear(Transcript("open bella in kennel")).outcome == .performed)
    }

    /// More than Apple's systems take.
    struct Eleven: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            return (1...11).map { number in
                let words = "Greet number \(number)"
                return AppShortcut(
                    intent: OnMain(), phrases: [AppShortcutPhrase(words + " in ${applicationName}")],
                    shortTitle: "Greet", systemImageName: "hand")
            }
        }
    }

    @Test("More shortcuts than Apple's systems take are hosted with a warning") func manyShortcuts() async throws {
        let conversation = try await Script.conversation(apps: [HostedApp(name: "Crowd", shortcuts: Eleven.self)])
        #expect(
            conversation.warnings.map(\.message) == [
                "Crowd: 11 App Shortcuts, of which Apple's systems take 10; "
                    + "give intents more phrases rather than shortcuts, or take some out"
            ])
        #expect(await conversation.hear(Transcript("greet number 11 in crowd")).outcome == .performed)
    }

    @Test("An app that does not start keeps no other from being spoken to") func oneStarts() async throws {
        let broken = HostedApp(name: "Farm", alternativeNames: ["Animals"], shortcuts: KennelShortcuts.self) { _, _ in
            throw NoFood()
        }
        let apps = [broken, .kennel(alternativeNames: ["Animals"])]
        let conversation = try await Script.conversation(apps: apps)
        #expect(
            conversation.warnings.map(\.message) == [
                "Farm cannot start: there is no food", Self.crowded("Farm"), Self.crowded("Kennel"),
            ])
        #expect(conversation.startedApps == ["Kennel"] && conversation.descriptions.map(\.name) == ["Farm", "Kennel"])
        let turn = await conversation.hear(Transcript("open bella in farm"))
        #expect(
            turn.outcome == .unavailable && turn.replies.map(Script.text) == ["! Farm cannot start: there is no food"])
        #expect(await conversation.interpret(Transcript("open bella in farm")).isUnavailable)
        // What fits both is left to the one that works.
        let both = await conversation.hear(Transcript("open bella in animals"))
        #expect(both.replies.map(Script.text) == ["[Kennel] Bella"])
        #expect(await conversation.completions(of: "open b", limit: 9).allSatisfy { $0.hasSuffix("Kennel") })
        #expect(await conversation.screens().map(\.app) == ["Kennel"])
    }

    @Test("A query that fails for a while makes only its own turns fail") func query() async throws {
        let pound = Pound()
        let app = HostedApp(name: "Pound", shortcuts: PoundShortcuts.self) { manager, _ in
            manager.add(dependency: pound)
        }
        pound.isClosed.withLock { $0 = true }
        let conversation = try await Script.conversation(apps: [app])
        let closed = "Pound: the query of Stray does not work: the pound is closed"
        #expect(conversation.warnings.map(\.message) == [closed])
        for text in ["fetch rex from pound", "fetch a dog from pound"] {
            let turn = await conversation.hear(Transcript(text))
            #expect(turn.outcome == .unavailable && turn.replies.map(Script.text) == ["! " + closed])
        }
        #expect(await conversation.hear(Transcript("ring at pound")).outcome == .performed)
        pound.isClosed.withLock { $0 = false }
        #expect(await conversation.hear(Transcript("fetch rex from pound")).outcome == .performed)
    }

    @Test("A query that does not answer is waited for once, until the app updates its names") func stuck() async throws
    {
        let pound = Pound()
        let app = HostedApp(name: "Pound", shortcuts: PoundShortcuts.self) { manager, _ in
            manager.add(dependency: pound)
        }
        pound.isStuck.withLock { $0 = true }
        var settings = ConversationSettings()
        (settings.hostingDeadline, settings.deadline) = (.milliseconds(200), .milliseconds(300))
        let conversation = try await Script.conversation(apps: [app], settings: settings)
        let stuck =
            "Pound: the query of Stray did not answer within 0.2 seconds; it is asked again once Pound updates its names"
        #expect(conversation.warnings.map(\.message) == [stuck])
        // A name, a question for a name, and things by their properties: nobody waits.
        for text in ["fetch rex from pound", "fetch a dog from pound", "fetch rexx from pound"] {
            let turn = await conversation.hear(Transcript(text))
            #expect(turn.outcome == .unavailable && turn.replies.map(Script.text) == ["! " + stuck], "\(text)")
            #expect(
                await conversation.interpret(Transcript(text)).unavailableApp == (text.contains(" a ") ? nil : "Pound"))
        }
        #expect(pound.asked.withLock(\.self) == 1)
        #expect(await conversation.hear(Transcript("ring at pound")).outcome == .performed)
        pound.isStuck.withLock { $0 = false }
        #expect(await conversation.hear(Transcript("fetch rex from pound")).outcome == .unavailable)
        PoundShortcuts.updateAppShortcutParameters()
        #expect(await conversation.hear(Transcript("fetch rex from pound")).outcome == .performed)
    }

    @Test("A query that no longer answers while something is understood rests, too") func stuckLater() async throws {
        let pound = Pound()
        let app = HostedApp(name: "Pound", shortcuts: PoundShortcuts.self) { manager, _ in
            manager.add(dependency: pound)
        }
        var settings = ConversationSettings()
        settings.deadline = .milliseconds(200)
        let conversation = try await Script.conversation(apps: [app], settings: settings)
        pound.isStuck.withLock { $0 = true }
        let asked = pound.asked.withLock(\.self)
        for _ in 1...3 {
            let meaning = await conversation.interpret(Transcript("fetch max from pound"))
            #expect(
                meaning.reason == "Pound: the query of Stray did not answer within 0.2 seconds; "
                    + "it is asked again once Pound updates its names")
        }
        #expect(pound.asked.withLock(\.self) == asked + 1)
    }

    @Test(arguments: [
        (
            [HostedApp(name: "Kennel", shortcuts: KennelShortcuts.self) { _, _ in throw NoFood() }],
            "Kennel cannot start: there is no food"
        ),
        (
            [
                HostedApp(name: "Kennel", shortcuts: KennelShortcuts.self) { _, _ in throw NoFood() },
                HostedApp(name: "Farm", shortcuts: KennelShortcuts.self) { _, _ in throw NoFood() },
            ],
            "no app can start: Kennel cannot start: there is no food — Farm cannot start: there is no food"
        ),
        ([.kennel(), .kennel()], "two apps are called “Kennel”; give one of them another name"),
    ])
    func message(_ apps: [HostedApp], _ message: String) async throws {
        let error = await #expect(throws: HostingError.self) { try await Script.conversation(apps: apps) }
        #expect(error?.message == message)
        #expect(error?.exitCode == 65)
    }
}
