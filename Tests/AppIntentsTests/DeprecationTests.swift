import AppIntents
import Testing

// As an author writes them.

struct OldSearch: DeprecatedAppIntent {
    typealias ReplacementIntent = SearchShop
    static var deprecation: IntentDeprecation { .init(message: "Use the new search.") }
    static let title: LocalizedStringResource = "Search (Old)"
    func perform() async throws -> some IntentResult { .result() }
}

struct OlderSearch: DeprecatedAppIntent {
    typealias ReplacementIntent = SearchShop
    static let deprecation = IntentDeprecation(replacedBy: SearchShop.self)
    static let title: LocalizedStringResource = "Search (Older)"
    func perform() async throws -> some IntentResult { .result() }
}

struct Forgotten: DeprecatedAppIntent {
    static let title: LocalizedStringResource = "Forgotten"
    func perform() async throws -> some IntentResult { .result() }
}

struct OrderBook: CustomIntentMigratedAppIntent {
    static let intentClassName = "OrderBookIntent"
    static let title: LocalizedStringResource = "Order Book"
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Intents that others replaced")
struct DeprecationTests {
    @Test func deprecations() {
        let old = IntentTraits(of: OldSearch.self).deprecation
        #expect(old?.message == "Use the new search." && old?.replacement == "SearchShop")
        let older = IntentTraits(of: OlderSearch()).deprecation
        #expect(older?.message == "Use “Search” instead." && older?.replacement == "SearchShop")
        #expect(old?.notice == "Use the new search. (“Search”)" && older?.notice == "Use “Search” instead.")
        let forgotten = IntentTraits(of: Forgotten.self).deprecation
        #expect(forgotten?.message == "It is no longer supported." && forgotten?.replacement == nil)
        #expect(IntentTraits(of: OrderBook.self).deprecation == nil)
    }

    @Test func formerNamesGoOnFindingTheIntent() {
        #expect(OrderBook.persistentIdentifier == "OrderBookIntent")
        #expect(IntentTraits(of: OrderBook.self).formerNames == ["OrderBookIntent"])
        #expect(IntentTraits(of: OldSearch.self).formerNames == [])
    }
}
