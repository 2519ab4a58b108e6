import SpokenLanguage
import Testing

/// Digits as a region writes them, and what stands around an amount.
@Suite struct RegionalNumberTests {
    @Test(arguments: [
        ("es_MX", "1,000", "1000"), ("es_ES", "1,000", "1"), ("es_MX", "1,250.50", "1250.5"), ("es_MX", "3,5", "3.5"),
        ("es_ES", "1.000", "1000"), ("es_ES", "3.5", "3.5"), ("es_ES", "1,250.50", "1250.5"),
        ("de_AT", "1.000", "1000"), ("de_AT", "1 000", "1000"), ("de_AT", "1.250,5", "1250.5"),
        ("de_CH", "1'250.5", "1250.5"), ("de_CH", "1’250.50", "1250.5"), ("de_CH", "1,5", "1.5"),
        ("de_DE", "3.5", "3.5"), ("de_DE", "3.500", "3500"), ("fr_FR", "3.5", "3.5"),
        ("fr_FR", "1\u{202F}250,5", "1250.5"),
        ("en_US", "1,5", "nothing"), ("en_US", "1,000", "1000"),
    ])
    func digits(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).number(text) == expected)
    }

    @Test(arguments: [
        ("en_US", "about ten minutes.", "600s"), ("en_US", "two hours or so", "7200s"),
        ("en_US", "another 5 minutes please", "300s"), ("de_DE", "ungefähr zehn Minuten", "600s"),
        ("de_DE", "noch 5 Minuten.", "300s"), ("fr_FR", "environ une heure et demie", "5400s"),
        ("es_ES", "unos diez minutos", "600s"), ("en_US", "about", "nothing"),
    ])
    func around(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).duration(text) == expected)
    }
}
