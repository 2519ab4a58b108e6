import GrammarFiles
import IntentRuntime
import PhraseMatching
import Testing

@Suite("What an utterance means, before anything is performed")
struct UnderstandingTests {
    @Test func matched() async throws {
        let meaning = try await Script.conversation().interpret(Transcript("open BELLA, in Kennel!"))
        #expect(meaning.status == .matched)
        let reading = try #require(meaning.readings.first)
        #expect(reading.app == "Kennel" && reading.intent == "OpenDog" && reading.tier == "exact" && reading.score == 1)
        #expect(reading.template == "Open ${target} in ${applicationName}")
        let slot = try #require(reading.slots.first)
        #expect(slot.name == "target" && slot.text == "BELLA" && slot.span == 5..<10)
        #expect(slot.title == "Bella" && slot.id == "3")
    }

    @Test func ambiguous() async throws {
        let meaning = try await Script.conversation().interpret(Transcript("open rex in kennel"))
        #expect(meaning.status == .ambiguous)
        #expect(meaning.readings.map { $0.slots[0].title } == ["Old Rex", "Young Rex"])
    }

    @Test(arguments: [
        ("adopt not a dog with kennel", ["Adopt a dog with Kennel", "Feed a dog with Kennel"]),
        ("the weather is fine", []),
    ])
    func rejected(_ text: String, _ nearest: [String]) async throws {
        let meaning = try await Script.conversation().interpret(Transcript(text))
        #expect(meaning.status == .rejected)
        #expect(meaning.reason == "I don't know “\(text)”.")
        #expect(meaning.nearest == nearest)
    }

    @Test func explained() async throws {
        let explanation = try await Script.conversation().explain("feed rex with kennel")
        #expect(explanation.spoken.words.map(\.folded) == ["feed", "rex", "with", "kennel"])
        #expect(explanation.matches.map(\.intent) == ["FeedDog"])
        #expect(explanation.questions == ["Which dog?", "What should “Bowls” be?"])
    }

    @Test(arguments: [
        ("open b", ["Open Bella in Kennel", "Open Back Yard in Kennel"]),
        ("adopt", ["Adopt a dog with Kennel"]),
        ("zebra", []),
    ])
    func completions(_ text: String, _ expected: [String]) async throws {
        #expect(await (try Script.conversation()).completions(of: text, limit: 5) == expected)
    }

    @Test func descriptions() async throws {
        let app = try #require(try await Script.conversation().descriptions.first)
        #expect(app.name == "Kennel" && app.negativePhrases == ["Open the door in ${applicationName}"])
        let feed = try #require(app.shortcuts.first { $0.intent == "FeedDog" })
        #expect(feed.phrases == ["Feed ${dog} with ${applicationName}", "Feed a dog with ${applicationName}"])
        #expect(feed.parameters.map(\.type) == ["DogEntity", "Int"])
        #expect(feed.parameters.map(\.isRequired) == [true, true])
    }
}
