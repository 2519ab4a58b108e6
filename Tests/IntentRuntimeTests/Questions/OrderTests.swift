import GrammarFiles
import IntentRuntime
import Testing

@Suite("The order of the questions for what is missing")
struct OrderTests {
    @Test(
        "That of the source, once what a value depends on is known; without options it ends before anything else is asked",
        arguments: [
            """
            > move a crate in depot
            ? What should “Hall” be?  North | South | Yard
            > south
            ? What should “Bay” be?  Left | Right
            > left
            ? What should “Rack” be?  South 1 | South 2
            > 2
            ? What should “Count” be?
            > 3
            3 to South, South 2, Left.
            """,
            """
            > move a crate in depot
            ? What should “Hall” be?  North | South | Yard
            > yard
            (There is nothing to choose from for “Bay”.)
            """,
            """
            > paint a rack in depot
            ? What should “Hall” be?  North | South | Yard
            > north
            ? What should “Coats” be?
            > 2
            ? What should “Colour” be?  Red | Blue
            > red
            Red.
            """,
            """
            > paint a rack in depot
            ? What should “Hall” be?  North | South | Yard
            > yard
            (There is nothing to choose from for “Colour”.)
            """,
        ])
    func script(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.depot()])
        #expect(played == script)
    }
}
