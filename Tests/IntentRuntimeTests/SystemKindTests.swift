import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Intents of the system's kinds, from phrase to answer")
struct SystemKindTests {
    private func expect(
        _ script: String, locked: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        var settings = ConversationSettings()
        settings.isLocked = locked
        let played = try await Script.play(script, apps: [.library()], settings: settings)
        #expect(played == script, sourceLocation: sourceLocation)
    }

    @Test("A confirmation without words shows the summary with its values") func summaries() async throws {
        try await expect(
            """
            > lend emma from library
            ? Lend Emma to reader for 14 days. Go on?
            > no
            (All right, nothing was done.)
            > lend emma from library
            ? Lend Emma to reader for 14 days. Go on?
            > yes
            Lent.
            """)
    }

    @Test("What is deleted is asked about once") func deletions() async throws {
        try await expect(
            """
            > delete emma from library
            ? Delete the book Emma. Go on?
            > no
            (All right, nothing was done.)
            > delete emma from library
            ? Delete the book Emma. Go on?
            > yes
            (Done.)
            > shred persuasion with library
            ? Delete Persuasion?
            > yes
            Shredded.
            > open a book in library
            ? Which book?  Middlemarch | Bleak House
            > cancel
            (Cancelled.)
            """)
    }

    @Test("A deprecated intent works and says what to use") func deprecated() async throws {
        try await expect(
            """
            > search library
            (“Search the Old Way” is deprecated: Look things up instead. (“Look Up”))
            Found.
            """)
    }

    @Test("What is not to be found works when it is said") func undiscoverable() async throws {
        try await expect(
            """
            > whisper in library
            Psst.
            """)
        let conversation = try await Script.conversation(apps: [.library()])
        #expect(await conversation.completions(of: "whisper", limit: 9) == [])
        #expect(!conversation.descriptions[0].shortcuts.contains { $0.intent == "Secret" })
        #expect(
            await conversation.interpret(Transcript("whispers or so")).nearest.allSatisfy { !$0.contains("Whisper") })
    }

    @Test("A search without a screen of the app's shows what is sought") func searches() async throws {
        try await expect(
            """
            > look something up in library
            ? What should “Words” be?
            > low tide
            [Library] Results for “low tide” / General / Movies
            """)
    }

    @Test("Suggested workouts are named first") func workouts() async throws {
        try await expect(
            """
            > swim with library
            ? Which stroke?  crawl | back | breast
            > 1
            Swims crawl.
            """)
    }

    @Test("Both policies need an unlocked device, and a no keeps it locked") func authentication() async throws {
        try await expect(
            """
            > where is library
            = main
            > recognise me in library
            ? The device is locked. Unlock it for “Needs Person”?
            > no
            ! “Needs Person” needs an unlocked device.
            > unlock for library
            ? The device is locked. Unlock it for “Needs Device”?
            > yes
            Unlocked here.
            > recognise me in library
            It is you.
            """, locked: true)
    }

    @Test("Two hosts in one process have dependencies of their own") func hosts() async throws {
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await Script.play(
                        "> where is library", apps: [.library(Shelves(name: "shelves \(number)"))])
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(names) == Set((0..<8).map { "> where is library\n= shelves \($0)" }))
    }

    @Test("Descriptions say what authors say of their intents") func descriptions() async throws {
        let app = AppDescription(.library(), locale: "en")
        func details(_ intent: String) throws -> IntentDetails {
            try #require(app.shortcuts.first { $0.intent == intent }).details
        }
        let lend = try details("LendBook")
        #expect(lend.summaries.map(\.text) == ["Lend ${book} for long", "Lend ${book} to ${reader} for ${days} days"])
        #expect(lend.summaries.map(\.conditions) == [["days is more than 30"], ["otherwise"]])
        #expect(try details("OpenBook").links == ["https://library.example.com/books/${id}"])
        #expect(try details("OpenBook").kinds == ["OpenIntent"])
        let old = try details("OldLookUp")
        #expect(old.formerNames == ["SearchLibraryIntent"] && old.deprecation?.replacement == "LookUp")
    }

    @Test("Old names go on finding an intent") func formerNames() async throws {
        let conversation = try await Script.conversation(apps: [.library()])
        let reading = await conversation.interpret(Transcript("search library")).readings.first
        #expect(reading?.intent == "OldLookUp" && reading?.formerNames == ["SearchLibraryIntent"])
    }
}
