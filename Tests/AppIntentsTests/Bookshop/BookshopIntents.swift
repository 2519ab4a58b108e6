import AppIntents

struct AddBook: AppIntent {
    static let title: LocalizedStringResource = "Add Book"
    static let description = IntentDescription(
        "Adds a book.", categoryName: "Books", searchKeywords: ["novel", "volume"], resultValueName: "New Book")
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Title", requestValueDialog: "What is it called?")
    var bookTitle: String

    @Parameter(title: "Author")
    var author: String?

    @Parameter(title: "Shelf", default: .cellar)
    var shelf: Shelf

    @Parameter(title: "Pages", default: 100, inclusiveRange: (1, 5_000))
    var pages: Int

    @Dependency private var shop: Shop
    @Dependency private var catalogue: any Catalogue

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$bookTitle) to \(\.$shelf)") {
            \.$author
            \.$pages
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
        let book = Book(UInt8(shop.books.count + 1), bookTitle, by: author)
        shop.add(book)
        return .result(value: BookEntity(book), dialog: "Added “\(bookTitle)”.")
    }
}

struct OpenBook: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"

    @Parameter(title: "Book", requestValueDialog: "Which book?", requestDisambiguationDialog: "Which of the books?")
    var target: BookEntity
}

struct OpenShelf: OpenIntent {
    static let title: LocalizedStringResource = "Open Shelf"

    @Parameter(title: "Shelf")
    var target: Shelf

    init() {}
    init(screen: Shelf) { self.target = screen }

    @MainActor
    func perform() async throws -> some IntentResult { .result() }
}

struct LendBooks: AppIntent {
    static let title: LocalizedStringResource = "Lend Books"
    static let description: IntentDescription? = nil
    static let isDiscoverable = false
    static let openAppWhenRun = true

    @Parameter(title: "Books") var books: [BookEntity]
    @Parameter(title: "Extra Books") var extra: [BookEntity]?
    @Parameter(title: "Shelves") var shelves: Set<Shelf>

    static var parameterSummary: some ParameterSummary { Summary("Lend \(\.$books)") }

    func perform() async throws -> some IntentResult {
        guard books.count == 3 else { throw $books.needsValueError("Choose exactly three books.") }
        return .result()
    }
}

struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    static let description: IntentDescription = "Does nothing."

    func perform() async throws -> some IntentResult { .result() }
}
