import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Values: AppIntent {
    static let title: LocalizedStringResource = "Values"

    @Parameter(title: "A", kind: .date) var day: Date
    @Parameter(title: "B", default: Date(timeIntervalSince1970: 0), kind: .time) var time: Date?
    @Parameter(title: "C", requestValueDialog: "When?") var moment: Date
    @Parameter(title: "D", kind: .date, optionsProvider: Offer(DateComponents(year: 2030))) var offeredDay:
        DateComponents
    @Parameter(description: "Untitled", kind: .time) var untitledTime: DateComponents

    @Parameter(title: "E", supportedContentTypes: [.pdf, .plainText]) var document: IntentFile
    @Parameter(title: "F", supportedTypeIdentifiers: ["public.image"]) var picture: IntentFile?
    @Parameter(title: "G") var anyFile: IntentFile
    @Parameter(supportedContentTypes: [.audio]) var untitledFile: [IntentFile]

    @Parameter(title: "H", mode: .email) var reader: IntentPerson
    @Parameter(title: "I", mode: .phone, size: 2) var callers: [IntentPerson]
    @Parameter(title: "J") var anybody: IntentPerson
    @Parameter(description: "Untitled", mode: .emailOrPhone) var untitledPerson: IntentPerson?

    @Parameter(title: "K", currencyCodes: ["EUR", "USD"], inclusiveRange: (0.5, 100)) var price: IntentCurrencyAmount
    @Parameter(title: "L", default: IntentCurrencyAmount(amount: 3, currencyCode: "GBP")) var tip: IntentCurrencyAmount
    @Parameter(description: "Untitled", currencyCodes: ["CHF"]) var untitledPrice: IntentCurrencyAmount
    @Parameter(title: "M", optionsProvider: Offer(IntentCurrencyAmount(amount: 5, currencyCode: "EUR")))
    var offeredPrice: IntentCurrencyAmount
    @Parameter(title: "N", requestValueDialog: "How do you pay?") var card: IntentPaymentMethod
    @Parameter(title: "O", optionsProvider: Offer(IntentPaymentMethod(type: .credit, name: "Blue"))) var offeredCard:
        IntentPaymentMethod

    @Parameter(title: "P", displayStyle: .city) var place: CLPlacemark
    @Parameter(description: "Untitled") var untitledPlace: CLPlacemark?

    @Parameter(title: "Q", default: .seconds(90)) var length: Duration
    @Parameter(title: "R", default: 1.5) var exact: Decimal
    @Parameter(title: "S") var number: UUID?

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Dates, files, persons, money and places as parameters")
struct ValueParameterTests {
    private let intent = Values()

    @Test func dates() async throws {
        #expect(intent.$day.dateKind == .date && intent.$time.dateKind == .time && intent.$moment.dateKind == .dateTime)
        #expect(intent.$offeredDay.dateKind == .date && intent.$untitledTime.dateKind == .time)
        #expect(
            intent.time == Date(timeIntervalSince1970: 0) && intent.$moment.descriptor.requestValueDialog == "When?")
        #expect(try await offered(intent.$offeredDay.descriptor)?.count == 1)
    }

    @Test func files() {
        #expect(intent.$document.descriptor.supportedContentTypes == [.pdf, .plainText])
        #expect(intent.$picture.descriptor.supportedContentTypes == [.image])
        #expect(intent.$anyFile.descriptor.supportedContentTypes == [.item])
        #expect(intent.$untitledFile.descriptor.supportedContentTypes == [.audio])
    }

    @Test func persons() {
        #expect(intent.$reader.parameterMode == .email && intent.$callers.parameterMode == .phone)
        #expect(intent.$anybody.parameterMode == .contact && intent.$untitledPerson.parameterMode == .emailOrPhone)
        #expect(intent.$callers.descriptor.size == 2)
    }

    @Test func money() async throws {
        #expect(intent.$price.currencyCodes == ["EUR", "USD"] && intent.$tip.currencyCodes == nil)
        #expect(try #require(intent.$price.inclusiveRange) == (0.5, 100))
        #expect(intent.tip == IntentCurrencyAmount(amount: 3, currencyCode: "GBP"))
        #expect(intent.$untitledPrice.currencyCodes == ["CHF"])
        #expect(try await offered(intent.$offeredPrice.descriptor)?.count == 1)
        #expect(intent.$card.descriptor.requestValueDialog == "How do you pay?")
        #expect(try await offered(intent.$offeredCard.descriptor) == ["Blue"])
    }

    @Test func places() {
        #expect(intent.$place.displayStyle == .city && intent.$untitledPlace.displayStyle == .name)
    }

    @Test func others() {
        #expect(intent.length == .seconds(90) && intent.exact == 1.5 && intent.number == nil)
    }
}
