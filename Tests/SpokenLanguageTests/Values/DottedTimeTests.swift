import SpokenLanguage
import Testing

/// “8.12” is a day where dates are written with points, else a time; behind “at” it is a time everywhere, and what is no day is
/// never turned into one.
@Suite struct DottedTimeTests {
    @Test(arguments: [
        ("en_US", "8.12", "2026-11-30T20:12:00"), ("en_US", "at 8.12", "2026-11-30T20:12:00"),
        ("en_GB", "Friday at 8.15", "2026-12-04T08:15:00"), ("en_GB", "8.15 tomorrow", "2026-12-01T08:15:00"),
        ("en_GB", "24.12", "2026-12-24"), ("en_US", "12.24.2026", "2026-12-24"),
        ("de_DE", "8.12", "2026-12-08"), ("de_DE", "8.12.", "2026-12-08"),
        ("de_DE", "am 8.12 um 9", "2026-12-08T09:00:00"),
        ("de_DE", "um 8.12", "2026-11-30T20:12:00"), ("de_DE", "um 8.12.", "2026-11-30T20:12:00"),
        ("de_DE", "8.15", "2026-11-30T20:15:00"), ("de_DE", "Freitag 8.15", "2026-12-04T08:15:00"),
        ("de_DE", "morgen um 8.15.", "2026-12-01T08:15:00"), ("de_DE", "8.15 Uhr", "2026-11-30T20:15:00"),
        ("fr_FR", "8.12", "2026-11-30T20:12:00"), ("fr_CH", "8.12", "2026-12-08"),
        ("fr_CH", "à 8.12", "2026-11-30T20:12:00"), ("fr_FR", "demain à 8.15", "2026-12-01T08:15:00"),
        ("es_ES", "a las 8.12", "2026-11-30T20:12:00"), ("es_ES", "el viernes a las 20.15 h.", "2026-12-04T20:15:00"),
    ])
    func dayOrTime(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }

    @Test(
        "A time is found where one is asked for", arguments: [("de_DE", "8.12"), ("fr_CH", "8.12"), ("en_US", "8.12.")])
    func time(region: String, text: String) throws {
        #expect(try Speaker(region).date(text, as: .time) == "2026-11-30T20:12:00")
    }

    @Test(
        "A day is found where one is asked for", arguments: [("de_DE", "8.12"), ("en_GB", "8.12"), ("fr_FR", "8.12.")])
    func day(region: String, text: String) throws {
        #expect(try Speaker(region).date(text, as: .date) == "2026-12-08")
    }

    @Test(
        "Other ways to write hours",
        arguments: [
            ("de_DE", "8h30", "2026-11-30T20:30:00"), ("de_DE", "20 Uhr 15 Minuten", "2026-11-30T20:15:00"),
            ("es_ES", "las 17h30", "2026-11-30T17:30:00"), ("es_ES", "el 1º de mayo", "2027-05-01"),
            ("es_ES", "1.º de mayo", "2027-05-01"),
            ("en_US", "at 830", "2026-11-30T20:30:00"), ("en_US", "tomorrow at 630.", "2026-12-01T18:30:00"),
            ("en_US", "1730 hours", "2026-11-30T17:30:00"), ("en_US", "0830", "2026-12-01T08:30:00"),
            ("en_US", "12 noon", "2026-11-30T12:00:00"), ("en_US", "12 midnight", "2026-12-01T00:00:00"),
            ("en_US", "830 am", "2026-12-01T08:30:00"), ("en_US", "tomorrow 630pm", "2026-12-01T18:30:00"),
            ("en_US", "830", "nothing"), ("en_US", "at 860", "nothing"), ("en_US", "007", "nothing"),
            ("de_DE", "morgen um 1730", "2026-12-01T17:30:00"), ("fr_FR", "le dix-sept", "2026-12-17"),
            ("fr_FR", "le dix-sept septembre", "2027-09-17"), ("fr_FR", "le 10 sept.", "2027-09-10"),
            ("fr_FR", "déc. 24", "nothing"), ("en_US", "december at 5", "nothing"),
        ])
    func others(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }
}
