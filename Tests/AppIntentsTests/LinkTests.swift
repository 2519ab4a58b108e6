import AppIntents
import Foundation
import Testing

// As an author writes them.

struct Rack {
    let id: String
    @Property(title: "Room") var room: String

    init(id: String, room: String) {
        self.id = id
        self.room = room
    }
}

extension Rack: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rack"
    static let defaultQuery = RackQuery()
    static var urlRepresentation: URLRepresentation {
        "https://books.example.com/rooms/\(\.$room)/shelves/\(.id)"
    }
    var displayRepresentation: DisplayRepresentation { "Rack \(id)" }
}

struct RackQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Rack] {
        identifiers.map { Rack(id: $0, room: "hall") }
    }
}

enum Genre: String, URLRepresentableEnum {
    case crime, poetry
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.crime: "Crime", .poetry: "Poetry"]
    static var urlRepresentation: URLRepresentation { "https://books.example.com/genre/\(.rawValue)" }
}

enum Season: String, URLRepresentableEnum {
    case spring, autumn
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [:]
    static let urlRepresentation: URLRepresentation = [.spring: "https://books.example.com/lent"]
}

struct OpenRack: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Rack"
    @Parameter(title: "Rack") var target: Rack
}

struct OpenGenre: OpenIntent {
    static let title: LocalizedStringResource = "Open Genre"
    @Parameter(title: "Genre") var target: Genre
}

struct OpenSeason: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Season"
    @Parameter(title: "Season") var target: Season
}

struct FindBook: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Find Book"
    static var urlRepresentation: URLRepresentation {
        "https://Books.Example.com/find/\(\.$words)/?genre=\(\.$genre)&count=\(\.$count)"
    }
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Genre") var genre: Genre
    @Parameter(title: "Count", default: 3) var count: Int
}

@Suite("Links")
struct LinkTests {
    private func parts(of link: String, _ intent: any AppIntent) -> String? {
        let found = Link.patterns(of: intent).lazy.compactMap { $0.parts(of: link) }.first
        return found.map { parts in
            parts.map { "\($0.parameter)\($0.isWhole ? "" : "*")=\($0.text)@\($0.span)" }.joined(separator: " ")
        }
    }

    @Test func areMadeWithTheValues() {
        let find = FindBook()
        #expect(Link.url(of: find) == nil, "no words, no link")
        (find.words, find.genre) = ("Low tide & high/water", .crime)
        #expect(
            Link.url(of: find)?.absoluteString
                == "https://Books.Example.com/find/Low%20tide%20%26%20high%2Fwater/?genre=crime&count=3")
        let open = OpenRack()
        #expect(Link.url(of: open) == nil)
        open.target = Rack(id: "A 7", room: "hall")
        #expect(Link.url(of: open)?.absoluteString == "https://books.example.com/rooms/hall/shelves/A%207")
        #expect(Link.url(of: Genre.poetry)?.absoluteString == "https://books.example.com/genre/poetry")
        #expect(Link.url(of: Season.spring)?.absoluteString == "https://books.example.com/lent")
        #expect(Link.url(of: Season.autumn) == nil && Link.url(of: "text") == nil)
        #expect(Link.url(of: OpenURLIntent(urlRepresentable: Genre.crime)) == Link.url(of: Genre.crime))
        #expect(
            Link.url(of: OpenURLIntent(URL(string: "https://a.example/b?c#d")!))?.absoluteString
                == "https://a.example/b?c#d")
        #expect(Link.url(of: OpenURLIntent()) == nil)
    }

    @Test(
        arguments: [
            ("https://books.example.com/rooms/hall/shelves/A%207", "target*=hall@32..<36 target=A 7@45..<50"),
            ("HTTPS://BOOKS.example.com/rooms/hall/shelves/A7/", "target*=hall@32..<36 target=A7@45..<47"),
            ("https://books.example.com/rooms/hall/shelves/A7?utm=1#top", "target*=hall@32..<36 target=A7@45..<47"),
            ("https://books.example.com/Rooms/hall/shelves/A7", nil),
            ("https://books.example.com/rooms/hall/shelves/", nil),
            ("https://books.example.com/rooms/hall/shelves/A7/more", nil),
            ("https://books.example.com.evil.org/rooms/hall/shelves/A7", nil), ("", nil), ("https://", nil),
        ] as [(String, String?)])
    func areRead(_ link: String, _ expected: String?) {
        #expect(parts(of: link, OpenRack()) == expected)
    }

    @Test func areReadOfIntentsAndCases() {
        #expect(
            parts(of: "https://books.example.com/find/low%20tide/?genre=crime&count=12", FindBook())
                == "words=low tide@31..<41 genre=crime@49..<54 count=12@61..<63")
        #expect(parts(of: "https://books.example.com/find/low/?genre=crime", FindBook()) == nil)
        #expect(parts(of: "https://books.example.com/genre/poetry", OpenGenre()) == "target=poetry@32..<38")
        #expect(parts(of: "https://books.example.com/lent", OpenSeason()) == "target=spring@0..<30")
        #expect(parts(of: "https://books.example.com/fall", OpenSeason()) == nil)
        #expect(parts(of: "https://books.example.com/genre/poetry", PublicIntent()) == nil)
    }

    @Test func patternsSayWhatTheyHold() {
        #expect(
            Link.patterns(of: FindBook()).map(\.source)
                == ["https://Books.Example.com/find/${words}/?genre=${genre}&count=${count}"])
        #expect(Link.patterns(of: OpenRack()).map(\.source) == ["https://books.example.com/rooms/${…}/shelves/${id}"])
        #expect(Link.patterns(of: OpenSeason()).map(\.source) == ["https://books.example.com/lent"])
    }

    @Test func openersNeedNoPerform() async throws {
        #expect(try await OpenRack().perform()._erased.opensIntent == nil)
        #expect(try await OpenSeason().perform()._erased.value == nil)
        #expect(try await FindBook().perform()._erased.dialog == nil)
        #expect(OpenSeason().contentIdentifier == "OpenSeason")
    }
}
