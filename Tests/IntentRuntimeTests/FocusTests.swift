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
        #expect(await conversation.focusFilters.map(\.title) == ["Quiet Hours", "Night Light"])
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
        #expect(text(await conversation.setFocus("quiet hours", isOn: true)) == "(Done.)")
        #expect(shelves.quiet == "on in attic")
        #expect(await conversation.focusFilters.map(\.display) == ["Quiet in attic", nil])
        #expect(text(await conversation.setFocus("QuietHours", isOn: false)) == "(Done.)")
        #expect(shelves.quiet == "off, room -")
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
    }

    @Test("Settings without a value are asked for") func asked() async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        #expect(text(await conversation.setFocus("night light", isOn: true)) == "? Which room?  Hall | Attic")
        #expect(await conversation.focusFilters.map(\.isOn) == [false, false])
        _ = await conversation.hear(.init("hall"))
        #expect(await conversation.focusFilters.map(\.display) == [nil, "Light in hall"])
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
}
