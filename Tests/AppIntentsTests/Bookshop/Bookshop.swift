import AppIntents
import Synchronization

/// A small app, written as authors write: books on shelves.
protocol Catalogue: Sendable {
    var books: [Book] { get }
}

struct Book: Sendable, Identifiable {
    let id: UUID
    var title: String
    var author: String?
    var pages = 100

    /// A book with an identifier that ends in a number.
    init(_ number: UInt8, _ title: String, by author: String? = nil) {
        id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
        self.title = title
        self.author = author
    }
}

final class Shop: Catalogue {
    private let state: Mutex<[Book]>

    init(_ books: [Book] = [Book(1, "Emma", by: "Jane Austen"), Book(2, "Persuasion")]) {
        state = Mutex(books)
    }

    var books: [Book] { state.withLock(\.self) }

    func add(_ book: Book) { state.withLock { $0.append(book) } }
}

struct BookEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Book", numericFormat: "\(placeholder: .int) books", synonyms: ["Volume"])
    static let defaultQuery = BookQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "Author")
    var author: String?

    @Property var pages: Int

    var shelf: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: "\(author ?? "Anonymous")", image: .init(systemName: "book"),
            synonyms: ["The \(title)"])
    }

    init(_ book: Book) {
        id = book.id
        title = book.title
        author = book.author
        pages = book.pages
    }
}

struct BookQuery: EntityQuery {
    @Dependency private var shop: Shop

    func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
        identifiers.compactMap { id in shop.books.first { $0.id == id } }.map(BookEntity.init)
    }
}

extension BookQuery {
    func suggestedEntities() async throws -> [BookEntity] { shop.books.map(BookEntity.init) }
}

extension BookQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [BookEntity] {
        shop.books.filter { $0.title.localizedStandardContains(string) }.map(BookEntity.init)
    }
}

/// A query of a parameter's own.
struct ThickBookQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
}

struct GenreOptions: DynamicOptionsProvider {
    @Dependency var shop: Shop

    func results() async throws -> [String] { ["Crime", "Poetry"] }
    func defaultResult() async -> String? { "Crime" }
}

enum Shelf: String, AppEnum {
    case window, cellar, attic

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shelf")
    static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .window: DisplayRepresentation(title: "Shop Window", image: .init(systemName: "macwindow")),
        .cellar: "Cellar",
    ]
}

enum Stars: Int, AppEnum {
    case one = 1, two

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stars"
    static let caseDisplayRepresentations: [Stars: DisplayRepresentation] = [.one: "One Star", .two: "Two Stars"]
}
