import GrammarFiles
import IntentRuntime
import Testing

@Suite("Questions with few options")
struct FewOptionsTests {
    @Test(
        arguments: [
            """
            > pick the cup at desk
            ? Which cup?  Blue
            > the second one
            ? There is only one. Which cup?  Blue
            > 1
            Blue.
            """,
            """
            > pick a cup at desk
            ? Which cup?  Blue | Red
            > the third one
            ? There are only 2. Which cup?  Blue | Red
            > both
            ? Only one of them can be taken. Which cup?  Blue | Red
            > red
            Red.
            """,
            """
            > pick a cup at desk
            ? Which cup?  Blue | Red
            > not blue
            ? “not blue” is none of them. Which cup?  Blue | Red
            > the first no
            ? “the first no” is none of them. Which cup?  Blue | Red
            > no, red
            Red.
            """,
            """
            > pick a cup at desk
            ? Which cup?  Blue | Red
            > don't cancel
            ? “don't cancel” is none of them. Which cup?  Blue | Red
            > -1
            ? There are only 2. Which cup?  Blue | Red
            > never mind
            (Cancelled.)
            """,
            """
            > pick no cup at desk
            (There is nothing to choose from for “Which cup?”.)
            """,
            """
            > take a seat at desk
            ? Which seat?  Window | Aisle
            > all of them
            ? Only one of them can be taken. Which seat?  Window | Aisle
            > aisle
            aisle
            > take seats at desk
            ? Which seat?  Window | Aisle
            > both
            window, aisle
            """,
            """
            > take a binder at desk
            ? Which binder?
            > otters
            ? Which binder?  Blue otters | Red otters
            > both
            ? Only one of them can be taken. Which binder?  Blue otters | Red otters
            > the red one
            Red otters
            """,
            """
            > take binders at desk
            ? Which binder?
            > herons and otters
            ? Which binder?  Blue otters | Red otters
            > both of them
            Herons, Blue otters, Red otters
            > take binders at desk
            ? Which binder?
            > otters
            ? Which binder?  Blue otters | Red otters
            > 1 and 2
            Blue otters, Red otters
            """,
        ])
    func script(_ script: String) async throws {
        #expect(try await Script.play(script, apps: [.desk()]) == script)
    }

    @Test(
        "One is one in every language",
        arguments: [
            ("de", "3", "Es ist nur eines.", "beide", "Nur eines davon ist möglich."),
            ("fr", "3", "Il n'y en a qu'un.", "les deux", "Un seul d'entre eux est possible."),
            ("es", "3", "Solo hay uno.", "los dos", "Solo se puede elegir uno de ellos."),
        ])
    func one(language: String, number: String, only: String, all: String, taken: String) async throws {
        let desk = try await Script.conversation(apps: [.desk()], locale: language, language: language)
        let script = """
            > pick the cup at desk
            ? Which cup?  Blue
            > \(number)
            ? \(only) Which cup?  Blue
            > blue
            Blue.
            > pick a cup at desk
            ? Which cup?  Blue | Red
            > \(all)
            ? \(taken) Which cup?  Blue | Red
            """
        #expect(await Script.play(script, in: desk) == script)
    }
}
