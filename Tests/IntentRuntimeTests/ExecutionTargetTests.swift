import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Processes that may run an intent")
struct ExecutionTargetTests {
    private static func said(_ text: String, to target: IntentExecutionTargets) async throws -> [String] {
        let conversation = try await Conversation(
            apps: [HostedApp(name: "Clock", shortcuts: ClockShortcuts.self, intents: [], entities: [])],
            environment: HostEnvironment(storeDirectory: FileManager.default.temporaryDirectory, target: target),
            pack: LanguagePackFile.load(language: "en"))
        return await conversation.hear(Transcript(text)).replies.map(Script.text)
    }

    private static func refused(_ intent: String, allows allowed: String, here: String) -> String {
        "! Clock: “\(intent)” allows \(allowed), and this program is \(here); "
            + "change its allowedExecutionTargets, or tell Phrasebook.main another target"
    }

    private static let extensions = "main, appIntentsExtension"
    private static let cases: [(said: String, target: IntentExecutionTargets, reply: String)] = [
        ("ring", .main, "Anywhere."), ("ring", .widgetKitExtension, "Anywhere."),
        ("ring", .appIntentsExtension, "Anywhere."),
        ("pin", .widgetKitExtension, "In the widget."), ("pin", [.main, .widgetKitExtension], "In the widget."),
        ("pin", .main, refused("Pin", allows: "widgetKitExtension", here: "main")),
        ("file", .main, "Filed."), ("file", .appIntentsExtension, "Filed."),
        ("file", .widgetKitExtension, refused("File", allows: extensions, here: "widgetKitExtension")),
        ("rest", .main, refused("Rest", allows: "no target", here: "main")),
        // The same holds for what an intent opens.
        ("open", .main, refused("Pin", allows: "widgetKitExtension", here: "main")),
    ]

    @Test(arguments: cases)
    func performed(_ text: String, _ target: IntentExecutionTargets, _ expected: String) async throws {
        #expect(try await Self.said(text + " with clock", to: target) == [expected])
    }
}

private struct Ring: AppIntent {
    static let title: LocalizedStringResource = "Ring"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Anywhere.") }
}

private struct Pin: AppIntent {
    static let title: LocalizedStringResource = "Pin"
    static let allowedExecutionTargets: IntentExecutionTargets = .widgetKitExtension
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "In the widget.") }
}

private struct File: AppIntent {
    static let title: LocalizedStringResource = "File"
    static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Filed.") }
}

private struct Rest: AppIntent {
    static let title: LocalizedStringResource = "Rest"
    static let allowedExecutionTargets: IntentExecutionTargets = []
    func perform() async throws -> some IntentResult { .result() }
}

private struct OpenPin: AppIntent {
    static let title: LocalizedStringResource = "Open Pin"
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: Pin()) }
}

private struct ClockShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(Ring(), "Ring")
        shortcut(Pin(), "Pin")
        shortcut(File(), "File")
        shortcut(Rest(), "Rest")
        shortcut(OpenPin(), "Open")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ word: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(word + " with ${applicationName}")],
            shortTitle: "Clock", systemImageName: "clock")
    }
}
