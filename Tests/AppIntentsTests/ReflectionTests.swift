import AppIntents
import Testing

@Suite("What property wrappers put into intents, queries and entities")
struct ReflectionTests {
    @Test func parameters() {
        let parameters = IntentReflection.parameters(of: AddBook())
        #expect(parameters.map(\.name) == ["bookTitle", "author", "shelf", "pages"])
        #expect(parameters.map { "\($0.parameter.descriptor.valueType)" } == ["String", "String?", "Shelf", "Int"])
        #expect(IntentReflection.parameters(of: PlainIntent()).isEmpty)
    }

    @Test("The parameters are the objects that perform() reads") func identity() throws {
        let intent = OpenBook()
        let parameter = try #require(IntentReflection.parameters(of: intent).first?.parameter)
        #expect(parameter === intent.$target)
        #expect(IntentReflection.name(of: parameter, in: intent) == "target")
        #expect(IntentReflection.name(of: \.$target, in: intent) == "target")
        #expect(IntentReflection.name(of: parameter, in: OpenBook()) == nil)
        #expect(IntentReflection.name(of: \OpenBook.target, in: Self.opened()) == nil)
    }

    @Test("Dependencies of intents, queries and options providers, private or not") func dependencies() {
        #expect(IntentReflection.dependencies(of: AddBook()).map(\.typeName) == ["Shop", "Catalogue"])
        #expect(IntentReflection.dependencies(of: BookQuery()).map(\.typeName) == ["Shop"])
        #expect(IntentReflection.dependencies(of: GenreOptions()).map(\.typeName) == ["Shop"])
        #expect(IntentReflection.dependencies(of: PlainIntent()).isEmpty)
    }

    @Test func properties() throws {
        let entity = BookEntity(Book(1, "Emma"))
        let properties = IntentReflection.properties(of: entity)
        #expect(properties.map(\.name) == ["title", "author", "pages"])
        #expect(properties.map { $0.property.title.text() } == ["Title", "Author", ""])
        #expect(properties.map { "\($0.property.valueType)" } == ["String", "String?", "Int"])
        #expect(properties[0].property.anyValue as? String == "Emma")
        #expect(properties[1].property.anyValue == nil)
        #expect(properties[2].property.anyValue as? Int == 100)
        #expect(properties[0].property === entity.$title)
        #expect(entity.$author.isOptional && !entity.$title.isOptional)
    }

    @Test("A fresh intent has the values that were set, and shares none") func fresh() {
        let template = AddBook()
        template.bookTitle = "Emma"
        let fresh = IntentReflection.fresh(template)
        #expect(fresh.bookTitle == "Emma")
        #expect(fresh.$bookTitle.isSet && !fresh.$shelf.isSet)
        fresh.bookTitle = "Persuasion"
        fresh.shelf = .attic
        #expect(template.bookTitle == "Emma" && template.shelf == .cellar)
        #expect(IntentReflection.fresh(template).bookTitle == "Emma")
    }

    @Test("A copy shares its parameters") func copies() {
        let intent = AddBook()
        let copy = intent
        copy.bookTitle = "Emma"
        #expect(intent.bookTitle == "Emma")
    }

    @Test("A value of the author's initialiser is set") func customInit() {
        let intent = OpenShelf(screen: .attic)
        #expect(intent.target == .attic && intent.$target.isSet)
        #expect(IntentReflection.fresh(intent).target == .attic)
    }

    @Test func descriptors() {
        let add = IntentDescriptor(AddBook.self)
        #expect(add.identifier == "AddBook" && add.title.text() == "Add Book")
        #expect(add.description?.descriptionText.text() == "Adds a book.")
        #expect(add.description?.categoryName?.text() == "Books")
        #expect(add.description?.searchKeywords.map { $0.text() } == ["novel", "volume"])
        #expect(add.description?.resultValueName?.text() == "New Book")
        #expect(add.supportedModes == [.background, .foreground(.dynamic)])
        #expect(add.authenticationPolicy == .requiresAuthentication && add.isDiscoverable)
        let lend = IntentDescriptor(of: LendBooks())
        #expect(lend.description == nil && !lend.isDiscoverable && lend.supportedModes == .foreground)
        let plain = IntentDescriptor(of: PlainIntent())
        #expect(plain.description?.descriptionText.text() == "Does nothing.")
        #expect(plain.supportedModes == .background && plain.authenticationPolicy == .alwaysAllowed)
        #expect(IntentDescriptor(OpenBook.self).supportedModes == .foreground)
    }

    @Test func modes() {
        #expect(IntentModes.foreground(.immediate) == .foreground)
        #expect(IntentModes.foreground(.deferred) != .foreground(.dynamic))
        #expect("\(IntentModes.Current.background)" == "background")
        #expect(IntentModes.Current.foreground.canContinueInForeground)
    }

    @Test func summaries() throws {
        let sentence = try #require(AddBook().summarySentence)
        #expect(sentence.pieces == [.text("Add "), .parameter("bookTitle"), .text(" to "), .parameter("shelf")])
        #expect(sentence.otherParameters == ["author", "pages"])
        #expect(sentence.text { "<\($0)>" } == "Add <bookTitle> to <shelf>")
        #expect(LendBooks().summarySentence?.text { $0 } == "Lend books")
        #expect(LendBooks().summarySentence?.otherParameters == [])
        #expect(PlainIntent().summarySentence == nil)
    }

    private static func opened() -> OpenBook {
        let intent = OpenBook()
        intent.target = BookEntity(Book(1, "Emma"))
        return intent
    }
}
