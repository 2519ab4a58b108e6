import AppIntents
import GrammarFiles
import Testing

@testable import IntentRuntime

@Suite("What was done is offered again")
struct PredictionTests {
    private func conversation(after script: [String], _ shelves: Shelves = Shelves()) async throws -> Conversation {
        let conversation = try await Script.conversation(apps: [.library(shelves)])
        for line in script { _ = await conversation.hear(Transcript(line)) }
        return conversation
    }

    @Test("In the intent's words, else by its summary, else by its title; often and lately first") func offers()
        async throws
    {
        let conversation = try await conversation(after: [
            "go to attic in library", "lend emma from library", "yes", "whisper in library",
            "rate persuasion in library", "rate persuasion in library", "rate persuasion in library",
            "go to attic in library", "where is library",
        ])
        let offers = await conversation.predictions().map { [$0.title, $0.subtitle ?? "-", $0.intent] }
        #expect(
            offers == [
                ["Persuasion again", "5 stars", "RateBook"], ["Open Room", "-", "OpenWing"],
                ["Where", "-", "WhereAmI"], ["Lend Emma to reader for 14 days", "-", "LendBook"],
            ])
    }

    @Test("One of them is performed with its values") func performed() async throws {
        let conversation = try await conversation(after: ["go to attic in library", "rate persuasion in library"])
        let turn = try #require(await conversation.perform(prediction: 2))
        #expect(turn.replies.map(Script.text) == ["[Library] Attic"])
        let first = try #require(await conversation.perform(prediction: 2))
        #expect(first.replies.map(Script.text) == ["= 5"])
        #expect(await conversation.perform(prediction: 3) == nil)
        #expect(await conversation.perform(prediction: 0) == nil)
        #expect(await conversation.perform(prediction: .min) == nil)
    }

    @Test("What looks alike is offered once") func alike() async throws {
        let conversation = try await conversation(after: ["go to attic in library"])
        for isOn in [true, false, true] { _ = await conversation.setFocus("quiet hours", isOn: isOn) }
        let titles = await conversation.predictions().map(\.title)
        #expect(Set(titles) == ["Quiet Hours", "Open Room"] && titles.count == 2)
    }

    @Test("What is gone is not offered") func gone() async throws {
        let shelves = Shelves()
        let conversation = try await conversation(after: ["rate persuasion in library"], shelves)
        #expect(await conversation.predictions().count == 1)
        shelves.remove("2")
        #expect(await conversation.predictions().isEmpty)
    }

    @Test("A value that is unknown is called by its title, else by what it is") func unknownValue() {
        struct Visit: AppIntent {
            static let title: LocalizedStringResource = "Visit"
            static var parameterSummary: some ParameterSummary { Summary("Visit \(\.$target) at \(\.$whenToCome)") }
            @Parameter var target: Wing?
            @Parameter(title: "Time of Day") var whenToCome: String?
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(Visit().summaryText == "Visit room at time of day")
    }
}
