import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Focus filters that are turned on and off")
struct FocusTests {
    private func text(_ turn: Turn) -> String { turn.replies.map(Script.text).joined(separator: "\n") }

    @Test("On with the suggested settings, off with the defaults") func onAndOff() async throws {
        let shelves = Shelves()
        let conversation = try await Script.conversation(apps: [.library(shelves)])
        #expect(await conversation.focusFilters.map(\.name) == ["Quiet Hours", "Night Light"])
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
        #expect(
            text(await conversation.setFocus("quiet hours", isOn: true)) == "(“Quiet Hours” is on: Quiet in attic.)")
        #expect(shelves.quiet == "on in attic")
        #expect(await conversation.focusFilters.map(\.display) == ["Quiet in attic", nil])
        #expect(text(await conversation.setFocus("QuietHours", isOn: false)) == "(“Quiet Hours” is off.)")
        #expect(shelves.quiet == "off, room -")
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
    }

    @Test("Settings without a value are asked for") func asked() async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        #expect(text(await conversation.setFocus("night light", isOn: true)) == "? Which room?  Hall | Attic")
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
        #expect(text(await conversation.hear(.init("hall"))) == "(“Night Light” is on: Light in hall.)")
        #expect(await conversation.focusFilters.map(\.display) == [nil, "Light in hall"])
    }

    @Test(
        "Settings that are given are understood as answers are",
        arguments: [
            ([("room", "hall")], "(“Quiet Hours” is on: Quiet in hall.)"),
            ([("Room", "the first one")], "? There is no room called “the first one”. Which room?  Hall | Attic"),
            ([("room", "hall"), ("loud", "yes")], "(“Quiet Hours” is on: Quiet in hall.)"),
            ([("loud", "perhaps")], "? Please say yes or no. “Loud”: yes or no?"),
            ([("room", "not attic")], "? There is no room called “not attic”. Which room?  Hall | Attic"),
            ([("shelf", "top")], "! “Quiet Hours” has no setting “shelf”; it has room, loud."),
        ])
    func settings(_ given: [(String, String)], _ expected: String) async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        let turn = await conversation.setFocus("quiet", isOn: true, settings: given.map { FocusSetting($0, $1) })
        #expect(text(turn) == expected)
    }

    @Test("What is done again is told to be on", arguments: ["en", "de", "fr", "es"]) func again(
        language: String
    ) async throws {
        let conversation = try await Script.conversation(apps: [.library()], locale: language, language: language)
        let first = text(await conversation.setFocus("quiet hours", isOn: true))
        let again = try #require(await conversation.perform(prediction: 1))
        #expect(text(again) == first && first.contains("Quiet in attic"))
    }

    @Test("Filters that are not there, or off already") func unknown() async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        #expect(
            text(await conversation.setFocus("work", isOn: true))
                == "! There is no focus filter called “work”; there is Quiet Hours, Night Light.")
        #expect(text(await conversation.setFocus("quiet hours", isOn: false)) == "! “Quiet Hours” is off already.")
        let kennel = try await Script.conversation()
        #expect(text(await kennel.setFocus("work", isOn: true)) == "! No app has a focus filter.")
    }

    /// Two apps with a filter of one type, and one of them with another filter of the same title.
    private static func offices() async throws -> Conversation {
        func app(_ name: String, _ intents: [any AppIntent.Type]) -> HostedApp {
            HostedApp(name: name, shortcuts: RingShortcuts.self, intents: intents, entities: [])
        }
        return try await Script.conversation(apps: [
            app("Mail", [WorkFocus.self, DeskFocus.self, GardenFocus.self]), app("Calendar", [WorkFocus.self]),
        ])
    }

    @Test("Each filter has a name that means no other") func names() async throws {
        let conversation = try await Self.offices()
        let filters = await conversation.focusFilters
        #expect(filters.map(\.name) == ["WorkFocus Mail", "DeskFocus", "Garden Work", "Work Focus Calendar"])
    }

    @Test(
        "A part of a name is enough where it means one filter",
        arguments: [
            ("garden", "Garden Work Mail"), ("gard", "Garden Work Mail"), ("wo gar", "Garden Work Mail"),
            ("garden work", "Garden Work Mail"), ("DeskFocus", "DeskFocus Mail"), ("desk", "DeskFocus Mail"),
            ("work focus calendar", "WorkFocus Calendar"), ("calendar work", "WorkFocus Calendar"),
            ("cal", "WorkFocus Calendar"), ("mail workfocus", "WorkFocus Mail"), ("WorkFocus mail", "WorkFocus Mail"),
            (
                "work focus",
                "! “work focus” fits several focus filters: WorkFocus Mail, DeskFocus, Work Focus Calendar. "
                    + "Say more of its name."
            ),
            (
                "WorkFocus",
                "! “WorkFocus” fits several focus filters: WorkFocus Mail, Work Focus Calendar. Say more of its name."
            ),
            (
                "work",
                "! “work” fits several focus filters: WorkFocus Mail, DeskFocus, Garden Work, Work Focus Calendar. "
                    + "Say more of its name."
            ),
            (
                "orchard",
                "! There is no focus filter called “orchard”; there is "
                    + "WorkFocus Mail, DeskFocus, Garden Work, Work Focus Calendar."
            ),
        ])
    func chosen(_ name: String, _ expected: String) async throws {
        let conversation = try await Self.offices()
        let turn = await conversation.setFocus(name, isOn: true)
        let on = await conversation.focusFilters.first(where: \.isOn)
        #expect((on.map { "\($0.display ?? "") \($0.app)" } ?? text(turn)) == expected)
    }
}

private struct RingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RingBell(), phrases: ["Ring at \(.applicationName)"], shortTitle: "Ring", systemImageName: "bell")
    }
}

private struct WorkFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Work Focus"
    var displayRepresentation: DisplayRepresentation { "WorkFocus" }
    func perform() async throws -> some IntentResult { .result() }
}

private struct DeskFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Work Focus"
    var displayRepresentation: DisplayRepresentation { "DeskFocus" }
    func perform() async throws -> some IntentResult { .result() }
}

private struct GardenFocus: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Garden Work"
    var displayRepresentation: DisplayRepresentation { "Garden Work" }
    func perform() async throws -> some IntentResult { .result() }
}
