import AppIntents
import Testing

@Suite("How values and their kinds are shown")
struct DisplayTests {
    private let emma = BookEntity(Book(1, "Emma", by: "Jane Austen"))

    @Test func entity() {
        let display = emma.displayRepresentation
        #expect(display.title.text() == "Emma")
        #expect(display.subtitle?.text() == "Jane Austen")
        #expect(display.image?.source == .systemName("book"))
        #expect(display.synonyms.map { $0.text() } == ["The Emma"])
        #expect(emma.localizedStringResource.text() == "Emma")
    }

    @Test func kinds() {
        let kind = BookEntity.typeDisplayRepresentation
        #expect(kind.name.text() == "Book")
        #expect(kind.numericFormat?.text(count: 3) == "3 books")
        #expect(kind.synonyms.map { $0.text() } == ["Volume"])
        let literal: TypeDisplayRepresentation = "Note"
        #expect(literal == TypeDisplayRepresentation(name: "Note"))
        let interpolated: TypeDisplayRepresentation = "\("Note")"
        #expect(interpolated.name.key == "%@")
    }

    @Test func literals() {
        let plain: DisplayRepresentation = "Emma"
        #expect(plain == DisplayRepresentation(title: "Emma"))
        let interpolated: DisplayRepresentation = "\(emma.title), \(3)"
        #expect(interpolated.title.text() == "Emma, 3")
    }

    @Test func images() throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        #expect(DisplayRepresentation.Image(named: "Cover", isTemplate: true).isTemplate == true)
        #expect(DisplayRepresentation.Image(named: "Cover", displayStyle: .circular).displayStyle == .circular)
        #expect(DisplayRepresentation.Image(data: Data([1])).source == .data(Data([1])))
        #expect(DisplayRepresentation.Image(url: url).source == .url(url, width: nil, height: nil))
        #expect(DisplayRepresentation.Image(url: url, width: 2, height: 3).source == .url(url, width: 2, height: 3))
    }

    @Test("A case without a name is called as in the source") func cases() {
        #expect(Shelf.options.map { $0.display.title.text() } == ["Shop Window", "Cellar", "attic"])
        #expect(Shelf.attic.localizedStringResource.text() == "attic")
        #expect(Shelf.options.compactMap { $0.value as? Shelf } == Shelf.allCases)
    }

    @Test func anyValue() {
        let values: [(any Sendable, String)] = [
            (emma, "Emma"), (Shelf.window, "Shop Window"), (true, "Yes"), (false, "No"), (7, "7"), ("text", "text"),
            (2.5, "2.5"), ([emma, emma], "Emma, Emma"), ([1, 2], "1, 2"), (AttributedString("bold"), "bold"),
            (IntentPerson(handle: .init(emailAddress: "a@b.c")), "a@b.c"),
            (IntentPerson(identifier: .unknown, name: .displayName("Jane"), handle: nil), "Jane"),
            (IntentFile(data: Data(), filename: "a.txt"), "a.txt"),
        ]
        for (value, text) in values {
            let title = ValueDisplay.representation(of: value).title
            #expect(title.text(locale: Locale(identifier: "en_US")) == text)
        }
    }

    @Test func files() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
        let file = IntentFile(fileURL: url)
        #expect(file.filename == url.lastPathComponent && file.fileURL == url && file.data.isEmpty)
        try Data("text".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(file.data == Data("text".utf8))
        #expect(IntentFile(data: Data([1]), filename: "a").fileURL == nil)
    }

    @Test func people() {
        let name = PersonNameComponents(givenName: "Jane", familyName: "Austen")
        let jane = IntentPerson(
            identifier: .contact("1"), name: .components(name), handle: .init(phoneNumber: "12", label: .work))
        #expect(jane.displayRepresentation.title.text() == "Jane Austen")
        let nobody = IntentPerson(identifier: .unknown, name: .unknown, handle: nil)
        #expect(nobody.displayRepresentation.title.text() == "Somebody")
        #expect(IntentPerson.Handle(applicationDefined: "x", label: "Boat").label == .custom("Boat"))
        #expect(IntentPerson.Handle(applicationDefined: "x").label == .other)
    }
}
