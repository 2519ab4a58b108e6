import AppIntents
import Testing

/// One parameter for every family of initialisers.
struct EveryParameter: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    @Parameter var bare: Int
    @Parameter(title: "Name", description: "The user's full name") var name: String
    @Parameter(title: "Size", requestValueDialog: "What size?", requestDisambiguationDialog: "Which size?")
    var size: Shelf
    @Parameter(title: "Text", inputConnectionBehavior: .connectToPreviousIntentResult) var text: String
    @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (0, 100)) var volume: Int
    @Parameter(title: "Rating", controlStyle: .field) var rating: Int?
    @Parameter(title: "Bowls", default: 2, inclusiveRange: (1, 3)) var bowls: Int
    @Parameter(title: "Temperature", default: 72.0, inclusiveRange: (60.0, 90.0)) var temperature: Double
    @Parameter(title: "Gain", controlStyle: .slider, inclusiveRange: (1.0, 0.0)) var gain: Double
    @Parameter(title: "On", default: true, displayName: Bool.IntentDisplayName(true: "On", false: "Off")) var on: Bool
    @Parameter(title: "Day", kind: .date) var day: Date
    @Parameter(title: "Alarm", kind: .time, requestValueDialog: "When?") var alarm: DateComponents?
    @Parameter(title: "Prompt", inputOptions: String.IntentInputOptions(multiline: true)) var prompt: String
    @Parameter(title: "Seed", inputOptions: .init(keyboardType: .numberPad, capitalizationType: .none))
    var seed: String?
    @Parameter(title: "Distance", defaultValue: 5, defaultUnit: .miles, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>
    @Parameter(title: "Weight", defaultUnit: .kilograms) var weight: Measurement<UnitMass>?
    @Parameter(title: "Place", default: .window, supportedValues: [.window, .attic]) var place: Shelf
    @Parameter(title: "Genre", optionsProvider: GenreOptions()) var genre: String
    @Parameter(title: "Book", query: ThickBookQuery()) var book: BookEntity
    @Parameter(title: "Books", query: ThickBookQuery()) var books: [BookEntity]?
    @Parameter(title: "Tags", default: ["a"]) var tags: [String]
    @Parameter(title: "Stars", default: .two) var stars: Stars

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("What authors say about parameters")
struct DescriptorTests {
    private let intent = EveryParameter()

    @Test func texts() {
        #expect(intent.$bare.descriptor.title == nil && intent.$bare.title == "" && intent.$bare.label == "A parameter")
        #expect(intent.$name.title == "Name" && intent.$name.label == "“Name”")
        #expect(intent.$name.descriptor.description == "The user's full name")
        #expect(intent.$size.descriptor.requestValueDialog == "What size?")
        #expect(intent.$size.descriptor.requestDisambiguationDialog == "Which size?")
        #expect(intent.$text.descriptor.inputConnectionBehavior == .connectToPreviousIntentResult)
        #expect(intent.$name.descriptor.inputConnectionBehavior == .default)
    }

    @Test func numbers() {
        #expect(intent.$volume.descriptor.numericControl == .slider)
        #expect(intent.$volume.descriptor.inclusiveRange == 0...100)
        #expect(intent.$rating.descriptor.numericControl == .field)
        #expect(intent.$rating.descriptor.inclusiveRange == nil)
        #expect(intent.$bowls.descriptor.numericControl == .stepper)
        #expect(intent.$bowls.descriptor.inclusiveRange == 1...3)
        #expect(intent.$temperature.descriptor.inclusiveRange == 60...90)
        #expect(intent.$gain.descriptor.inclusiveRange == 0...1)
        #expect(intent.$bare.descriptor.numericControl == nil)
    }

    @Test func kinds() {
        #expect(intent.$on.descriptor.booleanName == .init(true: "On", false: "Off"))
        #expect(intent.$day.descriptor.dateKind == .date)
        #expect(intent.$alarm.descriptor.dateKind == .time)
        #expect(intent.$alarm.descriptor.requestValueDialog == "When?")
        #expect(intent.$prompt.descriptor.isMultiline && !intent.$seed.descriptor.isMultiline)
    }

    @Test("A bare number is in the default unit") func measurements() throws {
        let descriptor = intent.$distance.descriptor
        #expect("\(descriptor.valueType)" == "Measurement<\(UnitLength.self)>")
        #expect(descriptor.unitSymbol == "mi" && !descriptor.supportsNegativeNumbers)
        let value = try #require(descriptor.measurement?(3) as? Measurement<UnitLength>)
        #expect(value == Measurement(value: 3, unit: UnitLength.miles))
        #expect(intent.distance == Measurement(value: 5, unit: UnitLength.miles) && descriptor.hasDefault)
        #expect(intent.$weight.descriptor.isOptional && intent.weight == nil)
        #expect(intent.$weight.descriptor.unitSymbol == "kg" && intent.$weight.descriptor.supportsNegativeNumbers)
    }

    @Test func options() async throws {
        let genre = intent.$genre.descriptor
        #expect(try await genre.options?().map { $0.display.title.text() } == ["Crime", "Poetry"])
        #expect(genre.optionsProvider is GenreOptions)
        let place = intent.$place.descriptor
        #expect(try await place.options?().map { $0.display.title.text() } == ["Shop Window", "attic"])
        #expect(try await place.options?().compactMap { $0.value as? Shelf } == [.window, .attic])
        #expect(intent.$book.descriptor.query is ThickBookQuery && intent.$books.descriptor.query is ThickBookQuery)
        #expect(intent.$name.descriptor.options == nil && intent.$name.descriptor.query == nil)
    }

    @Test("The type as an author writes it, with what it wraps") func types() {
        let types = [
            "bare": "Int", "rating": "Int?", "day": "Date", "alarm": "DateComponents?", "books": "[BookEntity]?",
            "tags": "[String]", "stars": "Stars", "on": "Bool", "gain": "Double",
        ]
        for (name, parameter) in IntentReflection.parameters(of: intent) {
            guard let type = types[name] else { continue }
            #expect("\(parameter.descriptor.valueType)" == type)
        }
        let books = intent.$books.descriptor.valueType
        #expect(books.isOptional && books.isCollection && "\(books.element)" == "BookEntity")
        #expect("\(LendBooks().$shelves.descriptor.valueType)" == "Set<Shelf>")
    }

    @Test("Every kind of value has a name") func names() {
        let types: [(any _IntentValue.Type, String)] = [
            (Bool.self, "Bool"), (Int.self, "Int"), (Double.self, "Double"), (String.self, "String"),
            (AttributedString.self, "AttributedString"), (Date.self, "Date"), (DateComponents.self, "DateComponents"),
            (URL.self, "URL"), (UUID.self, "UUID"), (Duration.self, "Duration"), (Decimal.self, "Decimal"),
            (IntentFile.self, "IntentFile"), (IntentPerson.self, "IntentPerson"), (Never.self, "Never"),
            ([Int]?.self, "[Int]?"), (Set<String>.self, "Set<String>"), (BookEntity.self, "BookEntity"),
        ]
        for (type, name) in types { #expect("\(type._valueType)" == name) }
    }

    @Test func defaults() {
        #expect(intent.bowls == 2 && intent.temperature == 72 && intent.on && intent.tags == ["a"])
        #expect(intent.stars == .two && intent.place == .window && intent.rating == nil && intent.books == nil)
        #expect(intent.$bowls.descriptor.hasDefault && intent.$bowls.defaultValue == 2 && !intent.$bowls.isSet)
        #expect(!intent.$bare.descriptor.hasDefault)
    }

    @Test("Only what has neither value nor default and is not optional must be asked for") func needs() {
        let needed = IntentReflection.parameters(of: intent).filter(\.parameter.needsValue).map(\.name)
        #expect(
            needed == [
                "bare", "name", "size", "text", "volume", "gain", "day", "prompt", "genre", "book",
            ])
    }
}
