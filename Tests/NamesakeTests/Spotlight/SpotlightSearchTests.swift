import CoreSpotlight
import Foundation
import Testing

@Suite("What is in an index is found by words")
struct SpotlightSearchTests {
    private typealias F = SpotlightFixture

    private func notes() async throws -> (SpotlightFixture, CSSearchableIndex) {
        let fixture = try SpotlightFixture()
        let index = fixture.index("Notes")
        try await index.indexSearchableItems([
            F.item("text", "Walk at dusk", about: "An otter by the sluice, and a heron."),
            F.item("title", "Otter tracks", about: "Five-toed prints.", keywords: ["mud"]),
            F.item("keyword", "Tracks", keywords: ["otter"]), F.item("cafe", "Café by the ferry"),
            F.item("quotes", "The \"old\" mill - 1984"),
        ])
        return (fixture, index)
    }

    static let cases: [(String, [String])] = [
        ("otter", ["title", "keyword", "text"]), ("ott", ["title", "keyword", "text"]),
        ("OTTER heron", ["text"]), ("otter mud", ["title"]), ("cafe", ["cafe"]), ("café", ["cafe"]),
        ("cafe\u{301}", ["cafe"]), ("1984", ["quotes"]), ("\"old\" AND mill*", []), ("old mill", ["quotes"]),
        ("NEAR(otter)", []), ("", []), ("… !", []), ("badger", []),
    ]

    @Test("The title weighs most; no text is an error", arguments: cases)
    func found(text: String, expected: [String]) async throws {
        let (_, index) = try await notes()
        #expect(try index.found(text) == expected)
    }

    @Test("All indexes of the folder are searched; protected ones only while the device is unlocked")
    func locked() async throws {
        let (fixture, _) = try await notes()
        try await fixture.index("Secrets", protectionClass: .complete).indexSearchableItems([F.item("s", "Otter holt")])
        try await fixture.index("Open", protectionClass: .completeUntilFirstUserAuthentication)
            .indexSearchableItems([F.item("o", "Otter song")])
        let unlocked = try fixture.elsewhere.search(for: "otter")
        #expect(Set(unlocked.map(\.hit.item.uniqueIdentifier)) == ["title", "keyword", "text", "s", "o"])
        let locked = try fixture.elsewhere.search(for: "otter", isLocked: true)
        #expect(Set(locked.map(\.index)) == ["Notes", "Open"])
    }

    @Test("A person's query comes up with items, best first") func userQuery() async throws {
        let (fixture, _) = try await notes()
        let context = CSUserQueryContext()
        context.maxResultCount = 2
        let query = SpotlightFolder.$current.withValue(fixture.folder) {
            CSUserQuery(userQueryString: "otter", userQueryContext: context)
        }
        var found: [String] = []
        for try await case .item(let item) in query.responses { found.append(item.id) }
        #expect(found == ["title", "keyword"])
        query.cancel()
        var rest = 0
        for try await _ in query.responses { rest += 1 }
        #expect(rest == 0)
    }
}
