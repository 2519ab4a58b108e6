import SpokenLanguage
import Testing

/// Days of a month that is not called by its name, and what comes after the next, on Monday, 30 November 2026.
@Suite struct MonthDayTests {
    @Test(
        arguments: [
            ("en_US", "the 15th of next month.", "2026-12-15"), ("en_US", "on the 3rd of the month", "2026-11-03"),
            ("en_US", "the 15th of this month at noon", "2026-11-15T12:00:00"),
            ("en_US", "the 1st of last month", "2026-10-01"),
            ("en_US", "the 31st of this month", "refused: noSuchDay(day: 31, month: 11, year: Optional(2026))"),
            ("en_US", "the 15th of next week", "nothing"),
            ("de_DE", "am 15. des Monats.", "2026-11-15"), ("de_DE", "am 15. nächsten Monats", "2026-12-15"),
            ("fr_FR", "le 15 du mois prochain.", "2026-12-15"), ("fr_FR", "le premier du mois", "2026-11-01"),
            ("es_ES", "el 15 del mes que viene.", "2026-12-15"), ("es_ES", "el día 15 de este mes", "2026-11-15"),
        ])
    func monthDays(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }

    @Test(
        "After the next",
        arguments: [
            ("en_US", "the Friday after next", "2026-12-18"), ("en_US", "the week after next", "2026-12-14"),
            ("en_US", "Wednesday in two weeks.", "2026-12-16"), ("en_US", "the month after next", "2027-01-01"),
            ("de_DE", "übernächsten Montag um 9", "2026-12-14T09:00:00"), ("de_DE", "übernächste Woche", "2026-12-14"),
            ("de_DE", "Mittwoch in zwei Wochen", "2026-12-16"), ("fr_FR", "mercredi en quinze", "2026-12-16"),
            ("fr_FR", "mercredi en huit", "2026-12-09"), ("es_ES", "el miércoles en dos semanas", "2026-12-16"),
            ("fr_FR", "à midi pile", "2026-11-30T12:00:00"), ("fr_FR", "20h30 précises", "2026-11-30T20:30:00"),
        ])
    func afterNext(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }
}
