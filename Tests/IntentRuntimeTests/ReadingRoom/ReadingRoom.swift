import AppIntents
import IntentRuntime

/// A small app whose books are found by a property query, and whose shelves by looking at each.
struct ReadingRoom: Sendable {
    struct Book: Sendable {
        let id: Int
        var title: String
        var pages: Int
        var published: Date
        var tags: [String]
        var isLent: Bool
        var shelf: String?
    }

    let books: [Book]

    static func day(_ text: String) -> Date {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        let components = DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12)
        return Calendar.current.date(from: components) ?? .distantPast
    }

    static let full = ReadingRoom(books: [
        Book(
            id: 1, title: "Otter Year", pages: 220, published: day("2019-03-01"), tags: ["nature", "otters"],
            isLent: false, shelf: "A"),
        Book(
            id: 2, title: "Heron Song", pages: 90, published: day("2021-06-15"), tags: ["birds"], isLent: true,
            shelf: "A"),
        Book(
            id: 3, title: "The Salt and the Otter", pages: 310, published: day("2020-01-20"), tags: ["nature"],
            isLent: true, shelf: "B"),
        Book(
            id: 4, title: "Winter Étude of Herons", pages: 150, published: day("2023-11-02"), tags: ["birds", "music"],
            isLent: false, shelf: nil),
        Book(id: 5, title: "Salt", pages: 220, published: day("2018-12-24"), tags: [], isLent: false, shelf: "B"),
    ])
}

struct PaperBookEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Book", numericFormat: "\(placeholder: .int) books", synonyms: ["tome"])
    static let defaultQuery = PaperBookQuery()

    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pageCount: Int
    @Property(title: "Published") var published: Date
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Lent") var isLent: Bool
    @Property(title: "Shelf") var shelf: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(pageCount) pages")
    }

    init(_ book: ReadingRoom.Book) {
        id = book.id
        title = book.title
        pageCount = book.pages
        published = book.published
        tags = book.tags
        isLent = book.isLent
        shelf = book.shelf
    }
}

/// Compares books by closures, as an author may who has no store of his own.
struct BookFilter: Sendable {
    let fits: @Sendable (ReadingRoom.Book) -> Bool
}

/// Knows shelves by their places too.
struct ShelfResolver: Resolver {
    func resolve(from input: String, context: IntentParameterContext<String>) async throws -> String? {
        ["the first one": "A", "the second one": "B"][input]
    }
}

struct PaperBookQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\.$title) {
            EqualToComparator { text in BookFilter { $0.title.lowercased() == text.lowercased() } }
            NotEqualToComparator { text in BookFilter { $0.title.lowercased() != text.lowercased() } }
            ContainsComparator { text in BookFilter { $0.title.localizedStandardContains(text) } }
            HasPrefixComparator { text in BookFilter { $0.title.lowercased().hasPrefix(text.lowercased()) } }
            HasSuffixComparator { text in BookFilter { $0.title.lowercased().hasSuffix(text.lowercased()) } }
        }
        Property(\.$pageCount) {
            EqualToComparator { number in BookFilter { $0.pages == number } }
            LessThanComparator { number in BookFilter { $0.pages < number } }
            LessThanOrEqualToComparator { number in BookFilter { $0.pages <= number } }
            GreaterThanComparator { number in BookFilter { $0.pages > number } }
            GreaterThanOrEqualToComparator { number in BookFilter { $0.pages >= number } }
            IsBetweenComparator { low, high in BookFilter { low <= $0.pages && $0.pages <= high } }
        }
        Property(\.$published) {
            LessThanComparator { date in BookFilter { $0.published < date } }
            GreaterThanComparator { date in BookFilter { $0.published > date } }
            IsBetweenComparator { first, last in BookFilter { first <= $0.published && $0.published <= last } }
        }
        Property(\.$tags) { ContainsComparator { tag in BookFilter { $0.tags.contains(tag.lowercased()) } } }
        Property(\.$isLent) { EqualToComparator { isLent in BookFilter { $0.isLent == isLent } } }
        Property(\.$shelf) {
            EqualToComparator(withResolvers: { ShelfResolver() }) { shelf in
                BookFilter { $0.shelf?.lowercased() == shelf.lowercased() }
            }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$title)
        SortableBy(\.$pageCount)
        SortableBy(\.$published)
    }

    @Dependency var library: ReadingRoom

    func entities(for identifiers: [Int]) async throws -> [PaperBookEntity] {
        library.books.filter { identifiers.contains($0.id) }.map(PaperBookEntity.init)
    }

    func suggestedEntities() async throws -> [PaperBookEntity] { library.books.map(PaperBookEntity.init) }

    func entities(
        matching comparators: [BookFilter], mode: ComparatorMode, sortedBy: [Sort<PaperBookEntity>], limit: Int?
    ) async throws -> [PaperBookEntity] {
        let found = library.books.filter { book in
            switch mode {
            case .and: comparators.allSatisfy { $0.fits(book) }
            case .or: comparators.isEmpty || comparators.contains { $0.fits(book) }
            }
        }.map(PaperBookEntity.init)
        let sorted = sortedBy.reversed().reduce(found) { books, sort in
            let isForward = sort.order == .ascending
            switch sort.by {
            case \.$title: return books.sorted { ($0.title < $1.title) == isForward }
            case \.$pageCount:
                return books.sorted { ($0.pageCount < $1.pageCount) == isForward && $0.pageCount != $1.pageCount }
            default: return books.sorted { ($0.published < $1.published) == isForward }
            }
        }
        return Array(sorted.prefix(limit ?? .max))
    }
}

/// The same books for an author who only lists them: the runtime compares.
struct VolumeEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Volume", numericFormat: "\(placeholder: .int) volumes")
    static let defaultQuery = VolumeQuery()

    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pageCount: Int
    @Property(title: "Published") var published: Date
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Lent") var isLent: Bool
    @Property(title: "Shelf") var shelf: String?

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(_ book: ReadingRoom.Book) {
        id = book.id
        title = book.title
        pageCount = book.pages
        published = book.published
        tags = book.tags
        isLent = book.isLent
        shelf = book.shelf
    }
}

struct VolumeQuery: EnumerableEntityQuery {
    @Dependency var library: ReadingRoom

    func allEntities() async throws -> [VolumeEntity] { library.books.map(VolumeEntity.init) }
}

struct OpenPaperBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var book: PaperBookEntity

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Opened \(book).") }
}

struct ReadingRoomShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenPaperBookIntent(),
            phrases: [
                "Open \(\.$book) in \(.applicationName)", "Find books whose title contains gold in \(.applicationName)",
            ],
            shortTitle: "Open Book", systemImageName: "book")
    }
}

extension HostedApp {
    static func readingRoom(_ room: ReadingRoom = .full, named name: String = "Reading Room") -> HostedApp {
        HostedApp(
            name: name, shortcuts: ReadingRoomShortcuts.self, entities: [VolumeEntity.self],
            dependencies: { manager, _ in manager.add(dependency: room) })
    }
}
