import GrammarFiles
import IntentRuntime
import Testing

@Suite("Conversations, word for word")
struct ConversationTests {
    static let scripts = [
        """
        > Open Bella in Kennel
        [Kennel] Bella
        """,
        // a part of a title, then by number, ordinal, name, part of a name
        """
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > 2
        [Kennel] Young Rex
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > the first one
        [Kennel] Old Rex
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > young rex
        [Kennel] Young Rex
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > old
        [Kennel] Old Rex
        """,
        // neither, out of range, giving up after three
        """
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > neither
        (All right, nothing was done.)
        > open rex in kennel
        ? Which of the dogs?  Old Rex | Young Rex
        > number five
        ? There are only 2. Which of the dogs?  Old Rex | Young Rex
        > purple
        ? “purple” is none of them. Which of the dogs?  Old Rex | Young Rex
        > purple
        (“purple” is none of them. Let's leave it there. Say it again when you are ready.)
        """,
        // synonyms of entities and of enum cases, a part of a case's title
        """
        > open bell in kennel
        [Kennel] Bella
        > open the garden in kennel
        [Kennel] Back Yard
        > open yard in kennel
        [Kennel] Back Yard
        > open the in kennel
        ? I don't know “the”. What would you like to do?  Open Dog | Show Room
        > open the second one in kennel
        ? I don't know “the second one”. What would you like to do?  Open Dog | Show Room
        """,
        // a value is asked for; names are understood at once
        """
        > adopt a dog with kennel
        ? What is it called?
        > Luna
        = DogEntity(4, Luna, isFed: false, name: Luna)
        Welcome, Luna.
        > adopt a dog with kennel
        ? What is it called?
        > 🦦
        = DogEntity(5, 🦦, isFed: false, name: 🦦)
        Welcome, 🦦.
        > open luna in kennel
        [Kennel] Luna
        """,
        // entities and numbers are asked for; wrong answers are told why
        """
        > feed a dog with kennel
        ? Which dog?  Old Rex | Young Rex | Bella
        > fido
        ? There is no dog called “fido”. Which dog?  Old Rex | Young Rex | Bella
        > rex
        ? Which dog?  Old Rex | Young Rex
        > old rex
        ? What should “Bowls” be?
        > seven
        ? 7 is out of range; say a number from 1 to 3. What should “Bowls” be?
        > plenty
        ? That is not a whole number. What should “Bowls” be?
        > two
        Old Rex had 2.
        """,
        // cancel, and a new command that wins
        """
        > adopt a dog with kennel
        ? What is it called?
        > never mind
        (Cancelled.)
        > adopt a dog with kennel
        ? What is it called?
        > open bella in kennel
        (Left “Adopt Dog” unfinished.)
        [Kennel] Bella
        > cancel
        (There is nothing to cancel.)
        """,
        // confirmation: the author's words, many words, no
        """
        > let bella go with kennel
        ? Let Bella go? This cannot be undone.
        > perhaps
        ? Please say “Let go” or “Keep”. Let Bella go? This cannot be undone.
        > no thanks
        (All right, nothing was done.)
        > let bella go with kennel
        ? Let Bella go? This cannot be undone.
        > keep
        (All right, nothing was done.)
        > let bella go with kennel
        ? Let Bella go? This cannot be undone.
        > no, don't let her go
        (All right, nothing was done.)
        > let bella go with kennel
        ? Let Bella go? This cannot be undone.
        > yes let bella go please
        Bella is gone.
        > open bella in kennel
        ? I don't know “bella”. What would you like to do?  Open Dog | Show Room
        """,  // what perform() asks itself
        """
        > walk with kennel
        ? Walk whom?  Old Rex | Young Rex | Bella
        > the last one
        ? Where to?  Park | River
        > river
        ? For how long?
        > twenty five
        ? Show the map?
        > sure
        Bella: River, 25 minutes.
        """,
        // an intent that opens another one
        """
        > hello kennel
        [Kennel] Kitchen
        """,
        // what is not understood
        """
        > we walked along the river
        x I don't know “we walked along the river”.
        > open the door in kennel
        x A negative phrase keeps “open the door in kennel” from being performed.
        > …
        x I don't know “…”.
        """,
        // failures are one line, and the next turn works
        """
        > fail with kennel
        ! Kennel: The bowl is broken. Buy another one.
        > vet with kennel
        ! Kennel: “Call Vet” needs a dependency of type Vet that was not registered; add it to the AppDependencyManager when the app is hosted
        > main with kennel
        = true
        """,
    ]

    @Test(arguments: scripts) func script(_ script: String) async throws {
        let result = try await Script.play(script)
        #expect(result == script)
    }

    @Test("An intent that asks again and again is stopped") func endless() async throws {
        let asked = Array(repeating: "> Rex\n? Name?", count: 8).joined(separator: "\n")
        let script = """
            > ask with kennel
            ? Name?
            \(asked)
            > Rex
            ! Kennel: “Ask For Ever” asked again and again without going on; its perform() should take the value that it asked for
            """
        #expect(try await Script.play(script) == script)
    }

    @Test("Things that stand twice are one, and without a title they are called by their identifier")
    func strays() async throws {
        let script = """
            > fetch a dog from pound
            ? Which stray?  Rex | luna
            > luna
            Fetched luna after 1,234.5 metres.
            > fetch the from pound
            ? I don't know “the”. Which stray?  luna | Rex
            """
        let result = try await Script.play(script, apps: [.pound()])
        #expect(result == script)
    }

    @Test("Numbers are written in the conversation's language", arguments: ["de": "1.234,5", "en": "1,234.5"])
    func language(_ locale: String, _ number: String) async throws {
        let conversation = try await Script.conversation(apps: [.pound()], locale: locale)
        let turn = await conversation.hear(Transcript("fetch rex from pound"))
        #expect(turn.replies.map(Script.text) == ["Fetched rex after \(number) metres."])
    }

    @Test("A locked device asks first") func locked() async throws {
        var settings = ConversationSettings()
        settings.isLocked = true
        let script = """
            > let bella go with kennel
            ? The device is locked. Unlock it for “Let Dog Go”?
            > no
            ! “Let Dog Go” needs an unlocked device.
            > let bella go with kennel
            ? The device is locked. Unlock it for “Let Dog Go”?
            > yes
            ? Let Bella go? This cannot be undone.
            > yes
            Bella is gone.
            """
        #expect(try await Script.play(script, settings: settings) == script)
    }

    @Test("Two apps answer side by side; a phrase that fits both asks which") func twoApps() async throws {
        let apps: [HostedApp] = [
            .kennel(alternativeNames: ["Animals"]),
            .kennel(Kennel([.init(id: 9, name: "Bella")]), named: "Farm", alternativeNames: ["Animals"]),
        ]
        let script = """
            > open bella in farm
            [Farm] Bella
            > open bella in animals
            ? Which app?  Kennel | Farm
            > farm
            [Farm] Bella
            """
        // Both apps use one provider here, which an app of its own would not.
        #expect(try await Script.play(script, apps: apps) == script)
    }

    @Test("An app with a screen of its own shows that") func screen() async throws {
        let script = """
            > open bella in kennel
            [Kennel] Dogs / three of them
            """
        #expect(try await Script.play(script, apps: [.kennel { "Dogs\nthree of them" }]) == script)
    }
}
