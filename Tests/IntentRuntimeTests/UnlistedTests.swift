import IntentRuntime
import GrammarFiles
import Testing

@Suite("A name in a phrase that an app does not know")
struct UnlistedTests {
    @Test(arguments: [
        // it is told, and asked for as if nothing had been said; what is missing besides comes after it
        """
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > bella
        ? What should “Bowls” be?
        > two
        Bella had 2.
        """,
        // where several intents are told so, which of them comes first
        """
        > open fido in kennel
        ? I don't know “fido”. What would you like to do?  Open Dog | Show Room
        > the second one
        ? I don't know “fido”. Which room?  Back Yard | Kitchen
        > kitchen
        [Kennel] Kitchen
        """,
        // a no, cancel and wrong answers end it
        """
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > cancel
        (Cancelled.)
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > none of them
        (All right, nothing was done.)
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > the cat
        ? There is no dog called “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > the tom cat
        ? There is no dog called “the tom cat”. Which dog?  Old Rex | Young Rex | Bella
        > purple
        (There is no dog called “purple”. Let's leave it there. Say it again when you are ready.)
        """,
        // another command wins, be it only like one, or with another name that is not known
        """
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Old Rex | Young Rex | Bella
        > open bella in kennel
        [Kennel] Bella
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Bella | Old Rex | Young Rex
        > please opn bella in kennel
        [Kennel] Bella
        > feed the cat with kennel
        ? I don't know “the cat”. Which dog?  Bella | Old Rex | Young Rex
        > feed the mouse with kennel
        ? I don't know “the mouse”. Which dog?  Bella | Old Rex | Young Rex
        """,
    ])
    func script(_ script: String) async throws {
        let result = try await Script.play(script)
        #expect(result == script)
    }

    @Test("In the conversation's language") func german() async throws {
        let conversation = try await Script.conversation(locale: "de", language: "de")
        let turn = await conversation.hear(Transcript("feed the cat with kennel"))
        #expect(
            turn.replies.map(Script.text) == [
                "? „the cat“ kenne ich nicht. dog: welche ist gemeint?  Old Rex | Young Rex | Bella"
            ])
    }

    /// What is told to a person who only wants to know what is understood.
    @Test func offers() async throws {
        let conversation = try await Script.conversation()
        let near = await conversation.interpret(Transcript("feed old hound with kennel"))
        let unlisted = try #require(near.readings.first?.unlisted.first)
        #expect(near.status == .suggested && unlisted.name == "dog" && unlisted.label == "dog")
        #expect(unlisted.text == "old hound" && unlisted.span == 5..<14)
        #expect(unlisted.offers.names == ["Old Rex"] && unlisted.offers.areNear)
        let far = await conversation.interpret(Transcript("feed the cat with kennel"))
        let first = try #require(far.readings.first?.unlisted.first?.offers)
        #expect(!first.areNear && first.names == ["Old Rex", "Young Rex", "Bella"])
        let none = await conversation.interpret(Transcript("feed the cat with kennel"), seeksNearest: false)
        #expect(none.readings.first?.unlisted.first?.offers.names == [])
    }
}
