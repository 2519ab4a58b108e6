import GrammarFiles
import IntentRuntime
import Testing

@Suite("Errors of authors' code that say little")
struct AuthorErrorTests {
    @Test(arguments: [
        """
        > open in drawer
        ! Drawer: “Open Drawer” was opened again and again without an end; an intent that it opens should not lead back to it
        """,
        """
        > shake in drawer
        ! Drawer: “Shake Drawer” failed: isStuck
        > shake hard in drawer
        ! Drawer: “Shake Drawer” failed: holds(3)
        > shake well in drawer
        ! Drawer: the handle came off
        > shake no more in drawer
        ! Drawer: “Shake Drawer” failed: it was cancelled
        > kick in drawer
        ! Drawer: “Shake Drawer” failed: isStuck
        """,
        """
        > take a pen in drawer
        ! Drawer: the options provider PenNames of “Pen” does not work: isStuck
        > count pens in drawer
        ? What should “Count” be?
        > four
        ! Drawer: a resolver of “Count” does not work: isStuck
        """,
        """
        > name a pen in drawer
        ? Which number?
        > blue
        ? That is not a whole number. Which number?
        > red
        ? That is not a whole number. Which number?
        > green
        no answer to “Which number?” helped, in 3 attempts / no answer to “Which number?” helped, in 3 attempts
        """,
    ])
    func script(_ script: String) async throws {
        #expect(try await Script.play(script, apps: [.drawer()]) == script)
    }

    @Test(
        "In the language of the conversation",
        arguments: [
            ("de", "! Drawer: „Shake Drawer“ ist fehlgeschlagen: isStuck"),
            ("fr", "! Drawer: « Shake Drawer » a échoué : isStuck"), ("es", "! Drawer: «Shake Drawer» falló: isStuck"),
        ])
    func translated(language: String, line: String) async throws {
        let drawer = try await Script.conversation(apps: [.drawer()], locale: language, language: language)
        let script = "> shake in drawer\n" + line
        #expect(await Script.play(script, in: drawer) == script)
    }
}
