import SpokenLanguage
import Testing

/// Lengths of time as recognisers write them.
@Suite struct WrittenDurationTests {
    @Test(arguments: [
        ("en_US", "5-minute", "300s"), ("en_US", "five-minute", "300s"), ("en_US", "two-and-a-half-hour", "9000s"),
        ("en_US", "2 hrs. 5 min.", "7500s"), ("en_US", "1½ hours", "5400s"), ("en_US", "half-hour", "1800s"),
        ("en_US", "PT5M", "300s"), ("en_US", "pt1h30m.", "5400s"), ("en_US", "P1DT12H", "1D 43200s"),
        ("en_US", "PT5", "nothing"), ("en_US", "PT 5 M", "nothing"),
        ("en_US", "an hour and a quarter", "4500s"), ("en_US", "an hour and three quarters.", "6300s"),
        ("en_US", "1:30 hours", "5400s"),
        ("en_US", "1:30 h.", "5400s"), ("en_US", "2:05 minutes", "125s"), ("en_US", "1:30:00 hours", "5400s"),
        ("en_US", "1:30:00 minutes", "nothing"), ("en_US", "1:30 days", "nothing"),
        ("de_DE", "1:30 Stunden", "5400s"), ("de_DE", "2 Std. 5 Min.", "7500s"), ("de_DE", "1 1/2 Stunden", "5400s"),
        ("de_DE", "eineinviertel Stunden", "4500s"), ("de_DE", "zwei Stunden und ein Viertel", "8100s"),
        ("de_DE", "eine Stunde und eine Viertelstunde", "4500s"), ("de_DE", "zwei und eine halbe Stunde", "9000s"),
        ("de_DE", "5-minütigen", "300s"), ("de_DE", "fünfminütiger", "300s"), ("de_DE", "anderthalbstündigen", "5400s"),
        ("de_DE", "zweitägige", "2D"), ("de_DE", "stündig", "nothing"),
        ("fr_FR", "1h30.", "5400s"), ("fr_FR", "1 h 30 min.", "5400s"), ("fr_FR", "deux heures et quart", "8100s"),
        ("fr_FR", "une heure trois quarts", "6300s"), ("fr_FR", "PT45S", "45s"),
        ("es_ES", "dos horas y cuarto", "8100s"), ("es_ES", "una hora y tres cuartos", "6300s"),
        ("es_ES", "1 hora 30.", "5400s"), ("es_ES", "minuto y medio", "90s"),
    ])
    func durations(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).duration(text) == expected)
    }
}
