import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Slots of declarative apps hold what programs take, on Monday, 30 November 2026, at 10:30 in Berlin.
@Suite struct SpokenAppValueTests {
    private static let planner = """
        phrasebook: 1
        language: en
        app: {name: Planner}
        intents:
          Day: {parameters: {day: {type: Date}}, phrases: ["day ${day}"]}
          Clock: {parameters: {time: {type: Time}}, phrases: ["alarm ${time}"]}
          Remind: {parameters: {at: {type: DateTime}}, phrases: ["remind me ${at}"]}
          Timer: {parameters: {length: {type: Duration}}, phrases: ["timer [for] ${length}"]}
          Pay: {parameters: {price: {type: Currency}}, phrases: ["pay ${price}"]}
          Walk: {parameters: {way: {type: Measurement(length)}}, phrases: ["walk ${way}"]}
          Heat: {parameters: {n: {type: Int, range: [0, 100]}}, phrases: ["heat to ${n}%"]}
          Dim: {parameters: {share: {type: Double, range: [0, 1]}}, phrases: ["dim to ${share}"]}
          Open: {parameters: {site: {type: URL}}, phrases: ["open ${site}"]}
          Buy: {parameters: {things: {type: String, list: true}}, phrases: ["buy ${things}"]}
          Roll: {parameters: {dice: {type: Int, list: true}}, phrases: ["roll ${dice}"]}
        """

    private static func matcher() throws -> AppMatcher {
        let app = try DeclarativeAppFile.read(planner, name: "app.yaml")
        let now = try Date("2026-11-30T09:30:00Z", strategy: .iso8601)
        let clock = SpokenClock(standingAt: now, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        return AppMatcher(
            try AppGrammar([app], clock: clock) { language throws(GrammarFileError) in
                try LanguagePackFile.load(language: language)
            })
    }

    @Test(arguments: [
        ("day tomorrow", "tomorrow", "2026-12-01"), ("day on friday", "on friday", "2026-12-04"),
        ("alarm tonight at 8", "tonight at 8", "20:00"), ("alarm in an hour", "in an hour", "11:30"),
        ("alarm half past seven", "half past seven", "19:30"), ("alarm 7:15 am", "7:15 am", "07:15"),
        ("remind me tomorrow at noon", "tomorrow at noon", "2026-12-01T12:00:00"),
        ("remind me in an hour and a half", "in an hour and a half", "2026-11-30T12:00:00"),
        ("timer for an hour and a half", "an hour and a half", "5400"), ("timer 1h 20m", "1h 20m", "4800"),
        ("timer 0.5 seconds", "0.5 seconds", "0.5"),
        ("pay five dollars and 20 cents", "five dollars and 20 cents", "5.2 USD"),
        ("pay $5.20", "$5.20", "5.2 USD"), ("walk three and a half miles", "three and a half miles", "3.5 mi"),
        ("walk -5 km", "-5 km", "-5 km"), ("walk 6'2\"", "6'2\"", "74 in"), ("heat to 50%", "50", "50"),
        ("heat to fifty percent", "50", "50"), ("heat to fifty per cent", "50", "50"),
        ("dim to fifty percent", "0.5", "0.5"),
        ("dim to 0.25", "0.25", "0.25"), ("dim to .5", "0.5", "0.5"), ("Dim to 0.5.", "0.5", "0.5"),
        ("alarm 17:30.", "17:30", "17:30"),
        ("Remind me tomorrow at 8.15.", "tomorrow at 8.15", "2026-12-01T08:15:00"),
        ("pay $5.", "$5", "5 USD"), ("timer PT5M", "PT5M", "300"),
        ("open example dot com", "https://example.com", "https://example.com"),
        ("buy milk, eggs and bread", "milk, eggs, bread", "milk, eggs, bread"),
    ])
    func values(text: String, title: String, id: String) throws {
        let found = try Self.matcher().match(text)
        let slot = try #require(found.best.first?.slots.first)
        #expect(slot.value.title == title && slot.value.id == id)
    }

    @Test(arguments: [
        "day february 30th", "day noon", "alarm tomorrow", "remind me whenever", "timer two months", "timer five",
        "pay five", "walk 5", "walk two pounds", "heat to 120%", "dim to 70", "heat to .5%", "open nowhere",
        "roll dice",
    ])
    func noValues(text: String) throws {
        #expect(try Self.matcher().match(text).best.isEmpty)
    }

    /// What fits word for word, but is no value: the reason is kept. What only resembles a value has none.
    @Test(arguments: [
        ("day february 30th", SpokenFault.noSuchDay(day: 30, month: 2, year: nil)),
        ("um day february 30th", .noSuchDay(day: 30, month: 2, year: nil)),
        ("day noon", .needsDay),
        ("alarm tomorrow", .needsTime), ("day friday at noon", .surplusTime), ("day friday morning", .surplusTime),
        ("alarm 7 on sunday", .surplusDay), ("alarm at 7 next year", .surplusDay), ("alarm 7 today", .surplusDay),
        ("day in two hours", .needsDay), ("timer -5 minutes", .negative), ("pay -5 dollars", .negative),
        ("pay minus five dollars", .negative), ("timer two months", .monthsVary),
        ("pay five", .needsCurrency), ("walk 5", .needsUnit),
        ("dim to 70", .outOfRange(70, 0...1)), ("open nowhere", nil),
        ("remind me whenever", nil), ("day tomorrow", nil), ("something else", nil),
    ])
    func refusals(text: String, refusal: SpokenFault?) throws {
        #expect(try Self.matcher().match(text).refusal == refusal)
    }
}
