import AppIntents
import Testing

@Suite("Setting values whose types are not known")
struct ValueTests {
    private let intent = EveryParameter()
    private let emma = BookEntity(Book(1, "Emma"))

    @Test func exact() throws {
        try intent.$name.setAnyValue("Jane")
        #expect(intent.name == "Jane" && intent.$name.isSet && intent.$name.anyValue as? String == "Jane")
        try intent.$size.setAnyValue(Shelf.attic)
        #expect(intent.size == .attic)
    }

    @Test("A value finds its way into what wraps it") func wrapped() throws {
        try intent.$rating.setAnyValue(4)
        #expect(intent.rating == 4 && intent.$rating.anyValue as? Int == 4)
        try intent.$books.setAnyValue(emma)
        #expect(intent.books?.map(\.title) == ["Emma"])
        try intent.$books.setAnyValue([emma, emma])
        #expect(intent.books?.count == 2)
        try intent.$tags.setAnyValue("b")
        #expect(intent.tags == ["b"])
        let lend = LendBooks()
        try lend.$shelves.setAnyValue([Shelf.attic, .attic, .cellar])
        #expect(lend.shelves == [.attic, .cellar])
        try lend.$shelves.setAnyValue(Shelf.window)
        #expect(lend.shelves == [.window])
        let mixed: [any Sendable] = [emma]
        try lend.$books.setAnyValue(mixed)
        #expect(lend.books.map(\.id) == [emma.id])
    }

    @Test("A whole number serves for a number, and a text for an attributed one") func converted() throws {
        try intent.$gain.setAnyValue(1)
        #expect(intent.gain == 1)
        #expect(Decimal._make(from: 3) == 3)
        #expect(AttributedString._make(from: "a") == AttributedString("a"))
        #expect(Int._make(from: 1.0) == nil)
    }

    @Test("None takes a value back, and the default stands again") func unset() throws {
        intent.bowls = 3
        try intent.$bowls.setAnyValue(nil)
        #expect(intent.bowls == 2 && !intent.$bowls.isSet)
        intent.rating = 1
        try intent.$rating.setAnyValue(nil)
        #expect(intent.rating == nil)
    }

    @Test("An author may set an optional to none") func none() {
        intent.rating = nil
        #expect(intent.$rating.isSet && intent.$rating.anyValue == nil && !intent.$rating.needsValue)
    }

    @Test func wrongType() {
        func text(_ parameter: any AnyIntentParameter, _ value: any Sendable) -> String? {
            do {
                try parameter.setAnyValue(value)
                return nil
            } catch {
                return error.localizedStringResource.text()
            }
        }
        #expect(text(intent.$bowls, "two") == "“Bowls” takes Int, not String.")
        #expect(text(intent.$rating, 1.5) == "“Rating” takes Int?, not Double.")
        #expect(text(intent.$books, ["Emma"]) == "“Books” takes [BookEntity]?, not Array<String>.")
        #expect(text(intent.$size, "attic") == "“Size” takes Shelf, not String.")
        #expect(text(intent.$bare, true) == "A parameter takes Int, not Bool.")
        #expect(intent.bowls == 2 && intent.rating == nil)
    }

    @Test("A value is taken over from a parameter of the same type only") func adopt() {
        let other = EveryParameter()
        other.bowls = 3
        intent.$bowls.adopt(other.$bowls)
        #expect(intent.bowls == 3)
        intent.$rating.adopt(other.$bowls)
        #expect(intent.rating == nil && !intent.$rating.isSet)
        intent.$temperature.adopt(other.$temperature)
        #expect(!intent.$temperature.isSet)
    }

    @Test("Identifiers are written down and read back") func identifiers() {
        #expect("a".entityIdentifierString == "a" && String.entityIdentifier(for: "a") == "a")
        #expect(7.entityIdentifierString == "7" && Int.entityIdentifier(for: "seven") == nil)
        #expect(UUID.entityIdentifier(for: emma.id.entityIdentifierString) == emma.id)
        #expect(UUID.entityIdentifier(for: "x") == nil)
    }

    @Test func properties() {
        emma.title = "Emma, again"
        emma.author = nil
        #expect(emma.displayRepresentation.title.text() == "Emma, again")
        #expect(emma.displayRepresentation.subtitle?.text() == "Anonymous")
    }
}
