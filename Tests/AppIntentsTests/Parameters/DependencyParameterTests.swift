import AppIntents
import Testing

private struct MoveBook: AppIntent {
    static let title: LocalizedStringResource = "Move Book"

    @Parameter(title: "Shelf") var shelf: Shelf
    @Parameter(title: "Row") var row: Int?
    @Parameter(title: "Place", optionsProvider: Places()) var place: String
    @Parameter(title: "Note") var note: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct Places: DynamicOptionsProvider {
    @ParameterDependency<MoveBook>(\.$shelf, \.$row) var move

    func results() async throws -> [String] {
        guard let move else { return ["anywhere"] }
        return ["left", "right"].map { "\(move.shelf) \(move.row) \($0)" }
    }
}

@Suite("Values that depend on other parameters")
struct DependencyParameterTests {
    private func options(of intent: MoveBook, filling: (any AppIntent)?) async throws -> [String]? {
        let context = IntentContext(host: FakeHost(), dependencies: AppDependencyManager(), intent: filling)
        return try await IntentContext.$current.withValue(context) { try await offered(intent.$place.descriptor) }
    }

    @Test("Once the other parameters have values") func filled() async throws {
        let intent = MoveBook()
        #expect(try await options(of: intent, filling: intent) == ["anywhere"])
        intent.shelf = .attic
        // The row is read without optionality, so that it is waited for although it may be missing.
        #expect(try await options(of: intent, filling: intent) == ["anywhere"])
        intent.row = 3
        #expect(try await options(of: intent, filling: intent) == ["attic 3 left", "attic 3 right"])
        intent.row = nil
        #expect(try await options(of: intent, filling: intent) == ["anywhere"])
        #expect(try await options(of: intent, filling: nil) == ["anywhere"])
        #expect(try await options(of: intent, filling: OtherIntent()) == ["anywhere"])
    }

    @Test("A runtime knows which values depend on others") func known() {
        let intent = MoveBook()
        #expect(intent.$place.descriptor.dependsOnParameters)
        #expect(!intent.$shelf.descriptor.dependsOnParameters && !intent.$note.descriptor.dependsOnParameters)
    }

    @Test("What is known is described") func described() {
        let dependency = IntentParameterDependency<MoveBook>(\.$shelf)
        #expect(dependency.debugDescription == "MoveBook: not filled yet")
        let intent = MoveBook()
        intent.shelf = .window
        IntentContext.$current.withValue(IntentContext(host: FakeHost(), intent: intent)) {
            #expect(dependency.debugDescription == "MoveBook(shelf: Shop Window)")
            #expect(dependency.wrappedValue?.shelf == .window)
        }
    }
}

private struct OtherIntent: AppIntent {
    static let title: LocalizedStringResource = "Other"
    func perform() async throws -> some IntentResult { .result() }
}
