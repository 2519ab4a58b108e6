import Foundation
import PhraseMatching
import SpokenLanguage
import Testing

/// Times with a beginning and an end, on Monday, 30 November 2026, at 10:30 in Berlin.
@Suite struct PeriodTests {
    @Test(
        "From its first day to its last",
        arguments: [
            ("en_US", "today", "2026-11-30 to 2026-11-30"), ("en_US", "this week", "2026-11-30 to 2026-12-06"),
            ("en_US", "last week", "2026-11-23 to 2026-11-29"), ("en_US", "last month", "2026-10-01 to 2026-10-31"),
            ("en_US", "this quarter", "2026-10-01 to 2026-12-31"), ("en_US", "2024", "2024-01-01 to 2024-12-31"),
            ("en_US", "february 2024", "2024-02-01 to 2024-02-29"), ("en_US", "january", "2027-01-01 to 2027-01-31"),
            ("en_US", "this weekend", "2026-12-05 to 2026-12-06"), ("en_US", "the weekend", "2026-12-05 to 2026-12-06"),
            ("en_US", "next weekend", "2026-12-12 to 2026-12-13"),
            ("en_US", "last weekend", "2026-11-28 to 2026-11-29"),
            ("de_DE", "am Wochenende", "2026-12-05 to 2026-12-06"),
            ("fr_FR", "ce week-end", "2026-12-05 to 2026-12-06"),
            ("es_ES", "el fin de semana pasado", "2026-11-28 to 2026-11-29"),
            ("en_US", "this november", "2026-11-01 to 2026-11-30"),
            ("en_US", "next november", "2027-11-01 to 2027-11-30"),
            ("en_US", "last november", "2025-11-01 to 2025-11-30"),
            ("en_US", "last december", "2025-12-01 to 2025-12-31"),
            ("en_US", "next december", "2026-12-01 to 2026-12-31"),
            ("en_US", "three days ago", "2026-11-27 to 2026-11-27"),
            ("en_US", "2026-12-24", "2026-12-24 to 2026-12-24"),
            ("en_US", "tomorrow at noon", "nothing"), ("en_US", "an hour ago", "nothing"),
            ("en_US", "otter", "nothing"),
            ("de_DE", "letzten November", "2025-11-01 to 2025-11-30"),
            ("de_DE", "dieses Jahr", "2026-01-01 to 2026-12-31"),
            ("fr_FR", "novembre dernier", "2025-11-01 to 2025-11-30"),
            ("fr_FR", "cette année", "2026-01-01 to 2026-12-31"),
            ("es_ES", "noviembre pasado", "2025-11-01 to 2025-11-30"),
            ("es_ES", "este año", "2026-01-01 to 2026-12-31"),
        ])
    func periods(region: String, text: String, expected: String) throws {
        #expect(try shown(region, text, isPast: false) == expected)
    }

    @Test(
        "Of what comes again the last, where it lies in the past",
        arguments: [
            ("january", "2026-01-01 to 2026-01-31"), ("november", "2026-11-01 to 2026-11-30"),
            ("december", "2025-12-01 to 2025-12-31"), ("monday", "2026-11-30 to 2026-11-30"),
            ("friday", "2026-11-27 to 2026-11-27"), ("december 24th", "2025-12-24 to 2025-12-24"),
            ("november 30th", "2026-11-30 to 2026-11-30"), ("february 29th", "2024-02-29 to 2024-02-29"),
            ("the 31st", "2026-10-31 to 2026-10-31"), ("friday the 13th", "2026-11-13 to 2026-11-13"),
            ("january 2027", "2027-01-01 to 2027-01-31"), ("tomorrow", "2026-12-01 to 2026-12-01"),
            ("the weekend", "2026-11-28 to 2026-11-29"),
        ])
    func past(text: String, expected: String) throws {
        #expect(try shown("en_US", text, isPast: true) == expected)
    }

    @Test(
        "A weekend that is on",
        arguments: [
            ("2026-12-05T09:00:00Z", "this weekend", "2026-12-05"),
            ("2026-12-06T09:00:00Z", "this weekend", "2026-12-06"),
            ("2026-12-06T09:00:00Z", "next weekend", "2026-12-12"),
            ("2026-12-06T09:00:00Z", "last weekend", "2026-11-28"),
            ("2026-12-04T09:00:00Z", "the weekend", "2026-12-05"),
        ])
    func weekend(now: String, text: String, expected: String) throws {
        let (reader, locale) = (try Speaker("en_US").reader, Locale(identifier: "en_US"))
        let moment = try Speaker.moment(now, locale)
        #expect(reader.date(SpokenText(text), as: .date, at: moment).value?.iso(as: .date, moment.calendar) == expected)
    }

    private func shown(_ region: String, _ text: String, isPast: Bool) throws -> String {
        let speaker = try Speaker(region)
        guard let period = speaker.reader.period(SpokenText(text), at: speaker.moment, isPast: isPast) else {
            return "nothing"
        }
        let calendar = speaker.moment.calendar
        let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
        #expect(calendar.startOfDay(for: period.start) == period.start)
        #expect(calendar.startOfDay(for: period.end) == period.end)
        return "\(period.start.formatted(style)) to \(period.end.addingTimeInterval(-1).formatted(style))"
    }
}
