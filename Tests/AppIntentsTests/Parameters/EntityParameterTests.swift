import AppIntents
import Testing
import UniformTypeIdentifiers

private struct ShelfMarkResolver: Resolver {
    func resolve(from input: Int, context: Context<BookEntity>) async throws -> BookEntity? { nil }
}

private struct ThickBooks: DynamicOptionsProvider {
    func results() async throws -> [BookEntity] { [BookEntity(Book(9, "Clarissa"))] }
}

private struct Entities: AppIntent {
    static let title: LocalizedStringResource = "Entities"

    @Parameter(title: "A", requestValueDialog: "Which?", requestDisambiguationDialog: "Which of them?") var book:
        BookEntity
    @Parameter(title: "B", resolvers: { ShelfMarkResolver() }) var resolved: BookEntity
    @Parameter(title: "C", resolvers: [ShelfMarkResolver()]) var listed: BookEntity
    @Parameter(title: "D", requestDisambiguationDialog: "Which?", optionsProvider: ThickBooks()) var offered:
        BookEntity?
    @Parameter(title: "E", optionsProvider: ThickBooks(), resolvers: { ShelfMarkResolver() }) var both: BookEntity
    @Parameter(title: "F", query: ThickBookQuery()) var found: BookEntity
    @Parameter(description: "Untitled") var untitled: BookEntity
    @Parameter(query: ThickBookQuery()) var untitledFound: [BookEntity]

    @Parameter(title: "G", size: 3) var three: [BookEntity]
    @Parameter(title: "H", size: IntentCollectionSize(min: 1, max: 4), resolvers: { ShelfMarkResolver() }) var some:
        [BookEntity]
    @Parameter(title: "I", size: .init(exactly: 2), query: ThickBookQuery()) var two: [BookEntity]?
    @Parameter(title: "J", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 8)]) var widget:
        [BookEntity]
    @Parameter(description: "Untitled", size: 2) var untitledTwo: [BookEntity]

    @Parameter(title: "K", default: .window, requestDisambiguationDialog: "Which?", supportedValues: [.window, .attic])
    var shelf: Shelf
    @Parameter(title: "L", resolvers: { ShelfResolver() }) var resolvedShelf: Shelf
    @Parameter(title: "M", optionsProvider: Offer(Shelf.attic)) var offeredShelf: Shelf?
    @Parameter(description: "Untitled", supportedValues: [.attic]) var untitledShelf: Shelf
    @Parameter(title: "N") var anyShelf: Shelf

    @Parameter(title: "O", supportedContentTypes: [.pdf, .epub]) var document: BookEntity
    @Parameter(title: "P", supportedContentTypes: [.pdf], size: 2) var documents: [BookEntity]
    @Parameter(supportedContentTypes: [.pdf], query: ThickBookQuery()) var foundDocument: BookEntity

    func perform() async throws -> some IntentResult { .result() }
}

private struct ShelfResolver: Resolver {
    func resolve(from input: String, context: Context<Shelf>) async throws -> Shelf? { .attic }
}

@Suite("Entities and enums as parameters")
struct EntityParameterTests {
    private let intent = Entities()

    @Test func dialogs() {
        #expect(intent.$book.descriptor.requestValueDialog == "Which?")
        #expect(intent.$book.descriptor.requestDisambiguationDialog == "Which of them?")
        #expect(intent.$offered.descriptor.requestDisambiguationDialog == "Which?")
        #expect(intent.$untitled.descriptor.title == nil)
    }

    @Test func finding() async throws {
        #expect(intent.$found.descriptor.query is ThickBookQuery && intent.$two.descriptor.query is ThickBookQuery)
        #expect(intent.$untitledFound.descriptor.query is ThickBookQuery && intent.$book.descriptor.query == nil)
        #expect(try await offered(intent.$offered.descriptor) == ["Clarissa"])
        #expect(try await offered(intent.$both.descriptor) == ["Clarissa"])
        for descriptor in [intent.$resolved.descriptor, intent.$listed.descriptor, intent.$both.descriptor] {
            #expect(resolvers(descriptor) == ["ShelfMarkResolver"])
        }
    }

    @Test func sizes() {
        #expect(intent.$three.descriptor.size == 3 && intent.$two.descriptor.size == IntentCollectionSize(exactly: 2))
        #expect(intent.$some.descriptor.size == IntentCollectionSize(min: 1, max: 4))
        #expect(intent.$some.descriptor.size == IntentCollectionSize(min: 4, max: 1))
        #expect(
            intent.$widget.descriptor.sizes == [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 8)])
        #expect(intent.$untitledTwo.descriptor.size == 2 && intent.$book.descriptor.size == nil)
        #expect(IntentCollectionSize(exactly: -3) == 0)
        #expect(intent.$widget.descriptor.currentSize == nil && intent.$three.descriptor.currentSize == 3)
        IntentWidgetFamily.$current.withValue(.systemSmall) {
            #expect(intent.$widget.descriptor.currentSize == 1 && intent.$three.descriptor.currentSize == 3)
        }
    }

    @Test func cases() async throws {
        #expect(try await offered(intent.$shelf.descriptor) == ["Shop Window", "attic"] && intent.shelf == .window)
        #expect(try await offered(intent.$offeredShelf.descriptor) == ["attic"])
        #expect(try await offered(intent.$untitledShelf.descriptor) == ["attic"])
        #expect(intent.$anyShelf.descriptor.options == nil)
        #expect(resolvers(intent.$resolvedShelf.descriptor) == ["ShelfResolver"])
    }

    @Test func kinds() {
        #expect(intent.$document.descriptor.supportedContentTypes == [.pdf, .epub])
        #expect(intent.$documents.descriptor.supportedContentTypes == [.pdf] && intent.$documents.descriptor.size == 2)
        #expect(intent.$foundDocument.descriptor.query is ThickBookQuery)
    }
}
