import SpokenLanguage
import Testing

/// Values at the end of a sentence, as recognisers write them, on Monday, 30 November 2026, at 10:30.
@Suite struct SentenceEndTests {
    @Test(
        "A point behind digits ends a sentence, unless it makes a day",
        arguments: [
            ("en_US", "17:30.", "2026-11-30T17:30:00"), ("en_US", "8 p.m.", "2026-11-30T20:00:00"),
            ("en_US", "8 p. m.", "2026-11-30T20:00:00"), ("en_US", "half past eight.", "2026-11-30T20:30:00"),
            ("en_US", "tomorrow at 8.", "2026-12-01T08:00:00"), ("en_US", "Friday at 5.", "2026-12-04T17:00:00"),
            ("en_US", "Friday at 5!", "2026-12-04T17:00:00"), ("en_US", "on Friday?", "2026-12-04"),
            ("en_US", "December 24th, 2026.", "2026-12-24"), ("en_US", "Dec. 24, 2026.", "2026-12-24"),
            ("en_US", "the 24th of December, 2026.", "2026-12-24"), ("en_US", "12/24/2026.", "2026-12-24"),
            ("en_US", "2026-12-24.", "2026-12-24"), ("en_US", "Dec. 24.", "2026-12-24"),
            ("de_DE", "17:30.", "2026-11-30T17:30:00"), ("de_DE", "8 Uhr 15.", "2026-11-30T20:15:00"),
            ("de_DE", "um 8.", "2026-11-30T20:00:00"), ("de_DE", "Freitag um 8.", "2026-12-04T08:00:00"),
            ("de_DE", "morgen früh um 7.", "2026-12-01T07:00:00"), ("de_DE", "morgens um 7.", "2026-12-01T07:00:00"),
            ("de_DE", "5 nach 8.", "2026-11-30T20:05:00"), ("de_DE", "am 8.", "2026-12-08"),
            ("de_DE", "am Freitag, dem 4.", "2026-12-04"), ("de_DE", "24. Dezember 2026.", "2026-12-24"),
            ("de_DE", "24.12.2026.", "2026-12-24"), ("de_DE", "am 24.12.", "2026-12-24"),
            ("fr_FR", "17h30.", "2026-11-30T17:30:00"), ("fr_FR", "8 heures 15.", "2026-11-30T20:15:00"),
            ("fr_FR", "le 24 décembre 2026.", "2026-12-24"), ("fr_FR", "le 24.", "2026-12-24"),
            ("fr_FR", "le 1er janvier 2027 !", "2027-01-01"),
            ("es_ES", "a las 8.", "2026-11-30T20:00:00"), ("es_ES", "el viernes a las 8.", "2026-12-04T08:00:00"),
            ("es_ES", "mañana por la mañana a las 7.", "2026-12-01T07:00:00"),
            ("es_ES", "el 24 de diciembre de 2026.", "2026-12-24"), ("es_ES", "¿el 24?", "2026-12-24"),
        ])
    func dates(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }

    @Test(arguments: [
        ("en_US", "20.", "20"), ("en_US", "3.5.", "3.5"), ("en_US", "1,000.", "1000"), ("en_US", "1/2.", "0.5"),
        ("en_US", "-5.", "-5"), ("en_US", "20!", "20"), ("de_DE", "3,5.", "3.5"), ("de_DE", "1.000.", "1000"),
        ("fr_FR", "1 000.", "1000"), ("es_ES", "3,5.", "3.5"),
    ])
    func numbers(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).number(text) == expected)
    }

    @Test(arguments: [
        ("en_US", "$5.", "5 USD"), ("en_US", "$5.50.", "5.5 USD"), ("de_DE", "5 Euro 50.", "5.5 EUR"),
        ("fr_FR", "5 euros 50.", "5.5 EUR"), ("es_ES", "5 euros con 50.", "5.5 EUR"),
    ])
    func amounts(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).money(text) == expected)
    }
}
