import AppIntents
import Testing

@Suite("Texts and what stands in them")
struct TextTests {
    private static let english = Locale(identifier: "en_US")
    private static let german = Locale(identifier: "de_DE")

    private static let emma = BookEntity(Book(1, "Emma"))
    private static let day = Date(timeIntervalSinceReferenceDate: 0)

    static let texts: [(LocalizedStringResource, key: String, text: String)] = [
        ("Open Book", "Open Book", "Open Book"),
        ("", "", ""),
        ("\("Emma") is here", "%@ is here", "Emma is here"),
        ("\("Emma".prefix(2))!", "%@!", "Em!"),
        ("\(AttributedString("bold")) text", "%@ text", "bold text"),
        ("\(3) of \(1_234_567)", "%lld of %lld", "3 of 1,234,567"),
        ("\(UInt8(7))", "%lld", "7"),
        ("\(UInt64.max)", "%llu", "18,446,744,073,709,551,615"),
        ("\(2.5) km", "%lf km", "2.5 km"),
        ("\(Float(0.25))", "%lf", "0.25"),
        ("\(4.0)", "%lf", "4"),
        ("\(3.14159, specifier: "%.2f")", "%.2f", "3.14"),
        ("\(0.5, format: .percent.locale(english))", "%@", "50%"),
        ("Opened \(emma)", "Opened %@", "Opened Emma"),
        ("Shelf: \(Shelf.window), \(Shelf.attic)", "Shelf: %@, %@", "Shelf: Shop Window, attic"),
        ("\(Stars.two)", "%@", "Two Stars"),
        ("\(LocalizedStringResource("Inner \(1)")) outer", "%@ outer", "Inner 1 outer"),
        ("\(placeholder: .int) books", "%lld books", "… books"),
        ("\(placeholder: .object)\(placeholder: .uint)", "%@%llu", "……"),
        ("\(placeholder: .float)\(placeholder: .double)", "%f%lf", "……"),
        ("\([1, 2]) and \(Optional("x") as Any)", "%@ and %@", "[1, 2] and Optional(\"x\")"),
    ]

    @Test(arguments: texts) func text(_ resource: LocalizedStringResource, key: String, text: String) {
        #expect(resource.key == key)
        #expect(resource.text(locale: Self.english) == text)
    }

    @Test("Numbers are written as the reader's locale has it") func locales() {
        var resource: LocalizedStringResource = "\(1_234.5) of \(10_000)"
        #expect(resource.text(locale: Self.german) == "1.234,5 of 10.000")
        resource.locale = Self.german
        #expect(resource.text() == "1.234,5 of 10.000")
        #expect(String(localized: resource) == "1.234,5 of 10.000")
        #expect(String(localized: "\(10_000)", locale: Self.german) == "10.000")
    }

    @Test("The locale of a text holds for the texts in it") func nested() {
        let inner: LocalizedStringResource = "\(1_000)"
        let outer = LocalizedStringResource("\(inner)", locale: Self.german)
        #expect(outer.text() == "1.000")
    }

    @Test func dates() {
        let resource: LocalizedStringResource = "Due \(Self.day)"
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Self.english)
        #expect(resource.key == "Due %@")
        #expect(resource.text(locale: Self.english) == "Due \(Self.day.formatted(style))")
    }

    @Test("A number takes the place of a placeholder") func count() {
        let format: LocalizedStringResource = "\(placeholder: .int) books"
        #expect(format.text(locale: Self.english, count: 1_200) == "1,200 books")
    }

    @Test("A text may have a key, a table, a bundle and a comment of its own") func keys() {
        let resource = LocalizedStringResource(
            "book.added", defaultValue: "Added \("Emma")", table: "Books", bundle: .main, comment: "Said after adding")
        #expect(resource.key == "book.added" && resource.table == "Books" && resource.bundle == .main)
        #expect(resource.text() == "Added Emma")
        #expect(LocalizedStringResource("Text", comment: "A note's text").text() == "Text")
        #expect(LocalizedStringResource("Text", bundle: .atURL(Bundle.main.bundleURL)).bundle != .main)
    }

    @Test func equality() throws {
        let resource: LocalizedStringResource = "\(3) of \("x")"
        #expect(resource == "\(3) of \("x")")
        #expect(resource != "\(4) of \("x")")
        #expect(resource.localizedStringResource == resource)
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
    }

    @Test("Dialogs, descriptions and their literals") func wrappers() {
        let dialog: IntentDialog = "Added \(3)"
        #expect(dialog.full.key == "Added %lld" && dialog.supporting == nil)
        #expect(IntentDialog(stringLiteral: "Added").full.text() == "Added")
        #expect(IntentDialog("Added \(1)").full.key == "Added %lld")
        let long = IntentDialog(full: "Added the book.", supporting: "Added.", systemImageName: "book")
        #expect(long.supporting?.text() == "Added." && long.systemImageName == "book")
        #expect(IntentDialog(full: "Added.", systemImageName: "book").supporting == nil)
        let description: IntentDescription = "Adds \(3) books"
        #expect(description.descriptionText.key == "Adds %lld books")
    }
}
