import AppIntents
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Links that are given and left")
struct LinkTests {
    private func expect(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let played = try await Script.play(script, apps: [.library()])
        #expect(played == script, sourceLocation: sourceLocation)
    }

    @Test("A link opens what it is of") func opened() async throws {
        try await expect(
            """
            > https://library.example.com/books/2
            [Library] Persuasion
            > HTTPS://Library.example.com/books/3/?from=mail#top
            [Library] Middlemarch
            > https://library.example.com/rooms/attic
            [Library] Attic
            > https://library.example.com/find?words=low%20tide&count=2
            2 of “low tide”.
            (Opens https://library.example.com/find?words=low%20tide&count=2.)
            """)
    }

    @Test("A link leads to an intent that no phrase runs") func unspoken() async throws {
        try await expect(
            """
            > https://library.example.com/readers/Ada%20Lee/loans/2
            Page 2 of what Ada Lee has.
            (Opens https://library.example.com/readers/Ada%20Lee/loans/2.)
            > https://library.example.com/readers/Ada/loans/last
            x Library has no page for “https://library.example.com/readers/Ada/loans/last”.
            > show reader in library
            x I don't know “show reader in library”.
            """)
    }

    @Test("What is not there, and what nobody opens") func unknown() async throws {
        try await expect(
            """
            > https://library.example.com/books/99
            x Library has no book for “https://library.example.com/books/99”.
            > https://library.example.com/rooms/cellar
            x Library has no room for “https://library.example.com/rooms/cellar”.
            > https://library.example.com/find?words=tide&count=many
            x Library has no count for “https://library.example.com/find?words=tide&count=many”.
            > https://elsewhere.example.com/books/2
            x No app opens “https://elsewhere.example.com/books/2”.
            > library://books/2
            x No app opens “library://books/2”.
            """)
    }

    @Test("An intent leaves a link, and its app opens it") func left() async throws {
        try await expect(
            """
            > visit emma in library
            [Library] Emma
            > find books in library
            ? What should “Words” be?
            > low & high
            3 of “low & high”.
            (Opens https://library.example.com/find?words=low%20%26%20high&count=3.)
            """)
    }

    @Test("A link is matched like a phrase, with its slots") func matched() async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        let found = await conversation.interpret(Transcript("  https://library.example.com/books/2 "))
        let reading = try #require(found.readings.first)
        #expect(found.status == .matched && reading.intent == "OpenBook" && reading.tier == "exact")
        #expect(reading.template == "https://library.example.com/books/${id}")
        #expect(reading.slots.map(\.name) == ["target"] && reading.slots.map(\.id) == ["2"])
        #expect(reading.slots.map(\.title) == ["Persuasion"] && reading.slots.map(\.span) == [36..<37])
        let explanation = await conversation.explain("https://library.example.com/books/2")
        #expect(explanation.interpretation.readings.count == 1)
    }

    @Test("Two apps with one link are asked about") func ambiguous() async throws {
        let played = try await Script.play(
            "> https://library.example.com/books/2\n> archive", apps: [.library(), .library(name: "Archive")])
        #expect(
            played == """
                > https://library.example.com/books/2
                ? Which app?  Library | Archive
                > archive
                [Archive] Persuasion
                """)
    }

    @Test("A link answers an open question only where a link is asked for") func command() async throws {
        try await expect(
            """
            > open a book in library
            ? Which book?  Emma | Persuasion | Middlemarch | Bleak House
            > https://library.example.com/books/2
            (Left “Open Book” unfinished.)
            [Library] Persuasion
            > find books in library
            ? What should “Words” be?
            > https://library.example.com/books/2
            3 of “https://library.example.com/books/2”.
            (Opens https://library.example.com/find?words=https%3A%2F%2Flibrary.example.com%2Fbooks%2F2&count=3.)
            """)
    }
}
