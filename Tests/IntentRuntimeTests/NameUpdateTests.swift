import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Names that come and go while one talks")
struct NameUpdateTests {
    /// The kennel suggests its first three dogs: each one that goes lets another one in.
    private static let dogs = [
        Kennel.Dog(id: 1, name: "Old Rex"), Kennel.Dog(id: 2, name: "Young", nicknames: ["Rex"]),
        Kennel.Dog(id: 3, name: "Bella"), Kennel.Dog(id: 4, name: "New", nicknames: ["Rex"]),
        Kennel.Dog(id: 5, name: "Bella"),
    ]

    @Test("Names that are new, gone and the same; ties are offered in the app's order") func comeAndGo() async throws {
        let script = """
            > open rex in kennel
            [Kennel] Young
            > let old rex go with kennel
            ? Let Old Rex go? This cannot be undone.
            > yes
            Old Rex is gone.
            > open rex in kennel
            ? Which of the dogs?  Young | New
            > the first one
            [Kennel] Young
            > let young go with kennel
            ? Let Young go? This cannot be undone.
            > yes
            Young is gone.
            > open rex in kennel
            [Kennel] New
            > open bella in kennel
            ? Which of the dogs?  Bella | Bella
            > the second one
            [Kennel] Bella
            """
        #expect(try await Script.play(script, apps: [.kennel(Kennel(Self.dogs))]) == script)
    }

    @Test("Every list that is refreshed answers as a new one") func refreshed() async throws {
        let kennel = Kennel(Self.dogs)
        let conversation = try await Script.conversation(apps: [.kennel(kennel)])
        for change in [
            { $0.swapAt(0, 1) }, { $0[0].name = "Luna" }, { $0.removeFirst(2) },
            { $0.insert(Kennel.Dog(id: 8, name: "Old Rex"), at: 0) }, { $0[1].nicknames = ["Pup", "Rex"] },
            { $0 = [] }, { $0 = Self.dogs.reversed() },
        ] as [@Sendable (inout [Kennel.Dog]) -> Void] {
            kennel.change(change)
            KennelShortcuts.updateAppShortcutParameters()
            let new = try await Script.conversation(apps: [.kennel(kennel)])
            for said in ["open rex in kennel", "open bella in kennel", "open luna in kennel", "open pup in kennel"] {
                let (one, other) = (await Self.text(conversation, said), await Self.text(new, said))
                #expect(one == other)
            }
        }
    }

    /// What an utterance means, with identifiers, in order.
    private static func text(_ conversation: Conversation, _ said: String) async -> String {
        let meaning = await conversation.interpret(Transcript(said))
        let slots = meaning.readings.flatMap(\.slots).map { "\($0.id ?? "-") \($0.title) “\($0.text)”" }
        return "\(said): \(meaning.status) \(slots) \(meaning.reason) \(meaning.nearest)"
    }
}
