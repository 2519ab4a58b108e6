import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Things are asked for by their properties")
struct FindTests {
    /// What is said, and the same as a filter that anybody can read.
    struct Case: Sendable, CustomTestStringConvertible {
        let said: String
        let expected: @Sendable ([ReadingRoom.Book]) -> [ReadingRoom.Book]

        init(_ said: String, _ expected: @escaping @Sendable ([ReadingRoom.Book]) -> [ReadingRoom.Book]) {
            self.said = said
            self.expected = expected
        }

        var testDescription: String { said }
    }

    static let cases: [Case] = [
        Case("find books whose title contains otter") { $0.filter { $0.title.contains("Otter") } },
        Case("find books where title starts with heron") { $0.filter { $0.title.hasPrefix("Heron") } },
        Case("find books where the title begins with heron and lent is yes") {
            $0.filter { $0.title.hasPrefix("Heron") && $0.isLent }
        },
        Case("show me all books whose title ends with year") { $0.filter { $0.title.hasSuffix("Year") } },
        Case("find books whose title is salt") { $0.filter { $0.title == "Salt" } },
        Case("list books whose title is not salt") { $0.filter { $0.title != "Salt" } },
        Case("find books whose title contains salt and the otter") {
            $0.filter { $0.title.contains("Salt and the Otter") }
        },
        Case("find books whose title contains salt and pages is at least 220") {
            $0.filter { $0.title.contains("Salt") && $0.pages >= 220 }
        },
        Case("find books whose pages are more than two hundred") { $0.filter { $0.pages > 200 } },
        Case("find books with pages under 150") { $0.filter { $0.pages < 150 } },
        Case("find books with pages at most 150") { $0.filter { $0.pages <= 150 } },
        Case("find books whose pages is 220") { $0.filter { $0.pages == 220 } },
        Case("find books whose pages are between 100 and 220") { $0.filter { (100...220).contains($0.pages) } },
        Case("find books whose pages are between 100 and 220 and lent is no") {
            $0.filter { (100...220).contains($0.pages) && !$0.isLent }
        },
        Case("show all books published after 2020-06-01, sorted by title descending") { books in
            books.filter { $0.published > ReadingRoom.day("2020-06-01") }.sorted { $0.title > $1.title }
        },
        Case("find books published before 2020-01-01") { $0.filter { $0.published < ReadingRoom.day("2020-01-01") } },
        Case("find books published between 2019-01-01 and 2020-12-31, oldest first") { books in
            books.filter { (ReadingRoom.day("2019-01-01")...ReadingRoom.day("2020-12-31")).contains($0.published) }
                .sorted { $0.published < $1.published }
        },
        Case("find books published on 2020-01-20") { $0.filter { $0.published == ReadingRoom.day("2020-01-20") } },
        Case("find books published after 2020-01-20") { $0.filter { $0.published > ReadingRoom.day("2020-01-20") } },
        Case("find books published between 2018-12-24 and 2020-01-20") {
            $0.filter { (ReadingRoom.day("2018-12-24")...ReadingRoom.day("2020-01-20")).contains($0.published) }
        },
        Case("find up to two books") { Array($0.prefix(2)) },
        Case("find the three newest books") { Array($0.sorted { $0.published > $1.published }.prefix(3)) },
        Case("find books whose title contains otter, newest first, limit 1") { books in
            Array(books.filter { $0.title.contains("Otter") }.sorted { $0.published > $1.published }.prefix(1))
        },
        Case("find lent books") { $0.filter(\.isLent) },
        Case("find books that are lent") { $0.filter(\.isLent) },
        Case("please find books that are not lent") { $0.filter { !$0.isLent } },
        Case("find books with the tag birds") { $0.filter { $0.tags.contains("birds") } },
        Case("find books whose tags contain nature or title contains salt") {
            $0.filter { $0.tags.contains("nature") || $0.title.contains("Salt") }
        },
        Case("find books whose title contains heron or starts with otter") {
            $0.filter { $0.title.contains("Heron") || $0.title.hasPrefix("Otter") }
        },
        Case("find books whose shelf is b") { $0.filter { $0.shelf == "B" } },
        Case("find books in reading room whose shelf is b, largest first") {
            $0.filter { $0.shelf == "B" }.sorted { $0.pages > $1.pages }
        },
        Case("find reading room books whose shelf is a") { $0.filter { $0.shelf == "A" } },
        Case("find books whose shelf is a in reading room") { $0.filter { $0.shelf == "A" } },
        Case("list books sorted by title") { $0.sorted { $0.title < $1.title } },
        Case("list books by title and at most two results") { Array($0.sorted { $0.title < $1.title }.prefix(2)) },
        Case("find books whose title contains “and the”") { $0.filter { $0.title.contains("and the") } },
        Case("find books whose title contains 'and the'") { $0.filter { $0.title.contains("and the") } },
        Case("find books whose title contains \"and the\"") { $0.filter { $0.title.contains("and the") } },
        Case("find books whose title contains “heron”.") { $0.filter { $0.title.contains("Heron") } },
        Case("find books whose pages are less than -200") { _ in [] },
        Case("find books whose pages are less than \"-200\"") { _ in [] },
        Case("find books whose pages are between -300 and 100") { $0.filter { $0.pages <= 100 } },
        Case("find books whose pages are between 220 and 100") { $0.filter { (100...220).contains($0.pages) } },
        Case("find books whose title contains heron or year") {
            $0.filter { $0.title.contains("Heron") || $0.title.contains("Year") }
        },
        Case("find books whose title contains otter and salt, newest first") {
            $0.filter { $0.title.contains("Otter") && $0.title.contains("Salt") }
        },
        Case("find books whose title contains “salt and the” or song") {
            $0.filter { $0.title.contains("Salt and the") || $0.title.contains("Song") }
        },
        Case("find books whose tags contain birds and music") {
            $0.filter { $0.tags.contains("birds") && $0.tags.contains("music") }
        },
        Case("find books whose pages are 90, 150 or 310") { $0.filter { [90, 150, 310].contains($0.pages) } },
        Case("find books whose pages is 220 and 90") { _ in [] },
        Case("find books whose shelf is a or b") { $0.filter { $0.shelf != nil } },
        Case("find books whose title is not salt or otter year") {
            $0.filter { $0.title != "Salt" && $0.title != "Otter Year" }
        },
        Case("find books whose title is heron song or title contains year or salt") {
            $0.filter { $0.title == "Heron Song" || $0.title.contains("Year") || $0.title.contains("Salt") }
        },
        Case("find the newest book") { Array($0.sorted { $0.published > $1.published }.prefix(1)) },
        Case("show me the oldest book whose shelf is b") { books in
            Array(books.filter { $0.shelf == "B" }.sorted { $0.published < $1.published }.prefix(1))
        },
        Case("find the newest books") { $0.sorted { $0.published > $1.published } },
        Case("list books") { $0 },
        Case("find books") { $0 },
        Case("show me all books") { $0 },
        Case("find my books") { $0 },
        Case("find tomes whose pages were over 300") { $0.filter { $0.pages > 300 } },
        Case("find books published after 2021-01-01 and lent") {
            $0.filter { $0.published > ReadingRoom.day("2021-01-01") && $0.isLent }
        },
    ]

    @Test("As anybody would filter the books", arguments: cases) func found(_ given: Case) async throws {
        let titles = try await titles(given.said)
        #expect(titles == given.expected(ReadingRoom.full.books).map(\.title))
    }

    /// What the query of an author who lists books gives is compared and sorted by the runtime: books without numbers in
    /// between, whose order is their own.
    @Test("The same of things that are only listed", arguments: cases) func listed(_ given: Case) async throws {
        let said = given.said.replacing("books", with: "volumes").replacing("tomes", with: "volumes")
        let titles = try await titles(said)
        #expect(Set(titles ?? []) == Set(given.expected(ReadingRoom.full.books).map(\.title)))
        #expect(titles?.count == given.expected(ReadingRoom.full.books).count)
    }

    private func titles(_ said: String) async throws -> [String]? {
        let conversation = try await Script.conversation(apps: [.readingRoom()])
        let turn = await conversation.hear(Transcript(said))
        guard turn.outcome == .performed else {
            Issue.record("\(turn.outcome) \(turn.replies.map(Script.text))")
            return nil
        }
        for case .value(.list(let values)) in turn.replies {
            return values.compactMap { if case .entity(_, _, let title, _) = $0 { title } else { nil } }
        }
        return nil
    }

    @Test("The author's resolvers read the values of a comparison") func resolvers() async throws {
        #expect(
            try await titles("find books whose shelf is the second one") == ["The Salt and the Otter", "Salt"])
        #expect(try await titles("find books whose shelf is a") == ["Otter Year", "Heron Song"])
    }

    static let refusals = [
        (
            "find books whose colour is red",
            "Book has no property “colour”; it has title, pages, published, tags, lent and shelf."
        ),
        ("find books sorted by shelf", "Books cannot be sorted by “shelf”; sort by title, pages or published."),
        (
            "find books sorted by colour",
            "Book has no property “colour”; it has title, pages, published, tags, lent and shelf."
        ),
        ("find books whose shelf starts with a", "“shelf” of Book cannot be compared with “starts with”; say is."),
        ("find books whose pages are many", "“pages”: That is not a whole number."),
        ("find books whose lent is perhaps", "“lent”: Please say yes or no."),
        (
            "find books whose title contains salt and lent is yes or shelf is b",
            "Say “and” between all conditions, or “or” between all of them."
        ),
        (
            "find books whose title contains salt and shelf starts with b",
            "“shelf” of Book cannot be compared with “starts with”; say is."
        ),
        (
            "find books whose title",
            "“title” of Book needs a comparison; say is, is not, contains, starts with or ends with."
        ),
    ]

    /// Unknown comparisons, missing values, numbers that are none and misspelled names.
    static let unfinished = [
        (
            "find books whose pages is not 220",
            "“pages” of Book cannot be compared with “is not”; say is, less than, at most, more than, at least or between."
        ),
        ("find books whose tags are not birds", "“tags” of Book cannot be compared with “are not”; say contains."),
        (
            "find books whose title doesn't contain otter",
            "“title” of Book cannot be compared with “doesn't contain”; say is, is not, contains, starts with or ends with."
        ),
        (
            "find books whose published is at least 2020-01-01",
            "“published” of Book cannot be compared with “is at least”; say before, after or between."
        ),
        (
            "find books whose pages contain 3",
            "“pages” of Book cannot be compared with “contain”; say is, less than, at most, more than, at least or between."
        ),
        ("find books whose title contains", "The words to look for are missing behind “title contains”."),
        ("find books whose title contains 🦦", "The words to look for are missing behind “title contains”."),
        ("find books whose pages are", "The value is missing behind “pages are”."),
        (
            "find books whose title contains otter or",
            "The words to look for are missing behind “title contains otter or”."
        ),
        (
            "find books whose lent is yes and title contains year or song",
            "Say “and” between all conditions, or “or” between all of them."
        ),
        (
            "find lent books whose title contains year or song",
            "Say “and” between all conditions, or “or” between all of them."
        ),
        ("find books whose titl contains otter", "Book has no property “titl”; did you mean “title”?"),
        ("find books sorted by pagse", "Book has no property “pagse”; did you mean “pages”?"),
        ("find bokos whose titel contains oter", "No app has “bokos”; did you mean “books”?"),
        ("find books limit zero", "“zero” is no number of books to show; say 1 or more."),
        ("find -3 books", "“-3” is no number of books to show; say 1 or more."),
        ("find minus one books", "“minus one” is no number of books to show; say 1 or more."),
        (
            "find books whose title contains otter, limit a million billion",
            "“a million billion” is no number of books to show; say 1 or more."
        ),
    ]

    @Test("What is not finished, or nearly right, is told apart", arguments: unfinished)
    func toldApart(said: String, reason: String) async throws {
        #expect(try await Script.play("> \(said)", apps: [.readingRoom()]) == "> \(said)\nx \(reason)")
    }

    @Test("An app that is named but has no such things is no part of a value") func otherApp() async throws {
        let script = """
            > find books whose title contains otter in kennel
            x Kennel has no books.
            > find books in kennel
            x Kennel has no books.
            > find books whose title contains "otter in kennel"
            = []
            [Reading Room] No books.
            """
        #expect(try await Script.play(script, apps: [.readingRoom(), .kennel()]) == script)
    }

    @Test("What is not understood is named, with what would be", arguments: refusals)
    func refused(said: String, reason: String) async throws {
        #expect(try await Script.play("> \(said)", apps: [.readingRoom()]) == "> \(said)\nx \(reason)")
    }

    @Test("An app's own phrase comes first") func phraseFirst() async throws {
        let script = """
            > find books whose title contains gold in reading room
            ? Which book?  Otter Year | Heron Song | The Salt and the Otter | Winter Étude of Herons | Salt
            > salt
            Opened Salt.
            """
        let played = try await Script.play(script, apps: [.readingRoom()])
        #expect(played == script)
    }

    @Test("Two apps with such things: which one is asked") func twoApps() async throws {
        let script = """
            > find books whose title is salt
            ? Which app?  Reading Room | Attic
            > attic
            = []
            [Attic] No books.
            > find books in attic
            = []
            [Attic] No books.
            """
        let apps = [HostedApp.readingRoom(), HostedApp.readingRoom(ReadingRoom(books: []), named: "Attic")]
        #expect(try await Script.play(script, apps: apps) == script)
    }

    @Test("What is found is shown with its subtitle, and counted") func shown() async throws {
        let conversation = try await Script.conversation(apps: [.readingRoom()])
        let turn = await conversation.hear(Transcript("find books whose title contains heron"))
        #expect(
            turn.replies.map(Script.text).last
                == "[Reading Room] 2 books / Heron Song   90 pages / Winter Étude of Herons   150 pages")
        let one = await conversation.hear(Transcript("find books whose title is salt"))
        #expect(one.replies.map(Script.text).last == "[Reading Room] 1 book / Salt   220 pages")
    }

    @Test("A request is an interpretation like any other") func interpretation() async throws {
        let conversation = try await Script.conversation(apps: [.readingRoom()])
        let meant = await conversation.interpret(
            Transcript("find books whose title contains otter, newest first, limit 3"))
        #expect(meant.status == .matched)
        let reading = try #require(meant.readings.first)
        #expect(reading.app == "Reading Room" && reading.intent == "FindPaperBookEntity" && reading.tier == "find")
        #expect(reading.slots.map(\.name) == ["title", "sortedBy", "limit"])
        #expect(reading.slots.map(\.title) == ["contains otter", "published, descending", "3"])
        #expect(reading.slots.map(\.text) == ["title contains otter", "newest first", "limit 3"])
        #expect(reading.slots.map(\.span) == [17..<37, 39..<51, 53..<60])
    }
}
