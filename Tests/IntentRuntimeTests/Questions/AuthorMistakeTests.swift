import IntentRuntime
import Testing

@Suite("What authors' code reads without there being a value ends its turn, not the program")
struct AuthorMistakeTests {
    @Test(arguments: [
        """
        > place a box in attic
        ? What should “Shelf” be?
        > upper
        ! Attic: “Place Box” failed: “row” of PlaceBox was read before it had a value; name it in the dependency
        > lend a box in attic
        ? What should “Reader” be?  Anna | Ben
        > ben
        Ben
        """,
        """
        > read a box in attic
        ! Attic: “Read Box” failed: @Property “Name” was read before it was set; set it in the initialiser.
        > show a box in attic
        ! Attic: “Show Box” failed: The parameter “Page” was read before it had a value; set it or let a host ask for it.
        > print a box in attic
        ! Attic: “Print Box” failed: No Printer is registered; call AppDependencyManager.shared.add(dependency:) before intents run.
        > lend a box in attic
        ? What should “Reader” be?  Anna | Ben
        > cancel
        (Cancelled.)
        """,
    ])
    func script(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.careless()])
        #expect(played == script)
    }
}
