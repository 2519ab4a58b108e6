import AppIntents
import Testing
import UniformTypeIdentifiers

// Parameters as authors in Swift 5 mode write them: `static var`, and key paths that say nothing of concurrency.

struct LadleResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        guard input == "a ladle" else { return nil }
        return 2
    }
}

struct ToppingOptions: DynamicOptionsProvider {
    @IntentParameterDependency<ServeSoup>(\.$size, \.$ladles) var serving

    func results() async throws -> [String] {
        guard let serving else { return ["Salt"] }
        return serving.size == .large ? ["Bread", "Cream"] : ["Bread"]
    }
}

struct ServeSoup: AppIntent {
    static var title: LocalizedStringResource = "Serve Soup"
    static var description = IntentDescription("Serves soup.")

    @Parameter(title: "Size", default: .small, requestDisambiguationDialog: "Which size?") var size: SoupSize
    @Parameter(
        title: "Ladles", default: 1, controlStyle: .stepper, inclusiveRange: (1, 5), resolvers: { LadleResolver() })
    var ladles: Int
    @Parameter(title: "Topping", optionsProvider: ToppingOptions()) var topping: String
    @Parameter(title: "Heat", defaultUnit: .celsius, supportsNegativeNumbers: false) var heat:
        Measurement<UnitTemperature>?
    @Parameter(title: "Recipe", supportedContentTypes: [.pdf, .plainText]) var recipe: IntentFile?
    @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
    @Parameter(title: "Guest", mode: .email) var guest: IntentPerson?
    @Parameter(title: "At", kind: .time) var time: Date?
    @Parameter(description: "What is left out") var without: [String]?

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Parameters in Swift 5 mode")
struct ParameterTests {
    @Test func declared() throws {
        let soup = ServeSoup()
        #expect(soup.size == .small && soup.ladles == 1 && soup.heat == nil && soup.without == nil)
        #expect(try #require(soup.$ladles.inclusiveRange) == (1, 5) && soup.$heat.defaultUnit == .celsius)
        #expect(soup.$price.currencyCodes == ["EUR"] && soup.$guest.parameterMode == .email)
        #expect(soup.$time.dateKind == .time && soup.$topping.isOptional == false)
    }

    @Test func resolved() async throws {
        let context = IntentParameterContext<Int>(ServeSoup().$ladles)
        #expect(try await LadleResolver().resolve(from: "a ladle", context: context) == 2)
        #expect(try await LadleResolver().resolve(from: "a cup", context: context) == nil)
    }

    @Test("Outside of a conversation nothing is known of other parameters") func dependent() async throws {
        #expect(try await ToppingOptions().results() == ["Salt"])
    }
}
