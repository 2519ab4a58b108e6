import Foundation
import PhraseMatching
import SpokenLanguage
import Testing

/// Numbers, lengths of time and money as they are said.
@Suite struct AmountTests {
    @Test(arguments: [
        ("en_US", "a dozen", "12"), ("en_US", "half a dozen", "6"), ("en_US", "two dozen", "24"),
        ("en_US", "a dozen and a half", "18"), ("en_US", "a couple", "2"), ("en_US", "a couple of", "2"),
        ("en_US", "minus five", "-5"), ("en_US", "negative two", "-2"), ("en_US", "five below zero", "-5"),
        ("en_US", "two point five", "2.5"), ("en_US", "three quarters", "0.75"), ("en_US", "a quarter", "0.25"),
        ("en_US", "two and three quarters", "2.75"), ("en_US", "one and a half", "1.5"), ("en_US", "50%", "50%"),
        ("en_US", "fifty percent", "50%"), ("en_US", "fifty per cent", "50%"), ("en_US", "12.5 %", "12.5%"),
        ("en_US", "a million and a half", "1500000"), ("en_US", "two and a half million", "2500000"),
        ("en_US", "half a million", "500000"), ("en_US", "three quarters of a million", "750000"),
        ("en_US", "2.5k", "2500"), ("en_US", "1/2", "0.5"), ("en_US", "1 3/4", "1.75"), ("en_US", "½", "0.5"),
        ("en_US", "1½", "1.5"), ("en_US", "0.1", "0.1"), ("en_US", ".5", "0.5"), ("en_US", "1,250.75", "1250.75"),
        ("en_US", "99999999999999999999", "99999999999999999999"), ("en_US", "um, 0.1 please", "0.1"),
        ("en_US", "1,5", "nothing"), ("en_US", "1e5", "nothing"), ("en_US", "a", "nothing"), ("en_US", "of", "nothing"),
        ("en_US", "dozen dozen", "nothing"), ("en_US", "percent", "nothing"), ("en_US", "1/0", "nothing"),
        ("en_US", "5 apples", "nothing"), ("de_DE", "1,5", "1.5"), ("de_DE", "1.250,5", "1250.5"),
        ("de_DE", "ein Dutzend", "12"), ("de_DE", "ein halbes Dutzend", "6"), ("de_DE", "drei Viertel", "0.75"),
        ("de_DE", "anderthalb", "1.5"), ("de_DE", "zweieinhalb", "2.5"), ("de_DE", "eine halbe Million", "500000"),
        ("de_DE", "zweieinhalb Millionen", "2500000"), ("de_DE", "fünfzig Prozent", "50%"),
        ("de_DE", "fünf unter null", "-5"), ("fr_FR", "1 250,5", "1250.5"), ("fr_FR", "une douzaine", "12"),
        ("fr_FR", "une demi-douzaine", "6"), ("fr_FR", "trois quarts", "0.75"), ("fr_FR", "deux et demi", "2.5"),
        ("fr_FR", "deux millions et demi", "2500000"), ("fr_FR", "cinquante pour cent", "50%"),
        ("es_ES", "una docena", "12"), ("es_ES", "media docena", "6"), ("es_ES", "una docena y media", "18"),
        ("es_ES", "tres cuartos", "0.75"), ("es_ES", "medio millón", "500000"),
        ("es_ES", "dos millones y medio", "2500000"), ("es_ES", "cincuenta por ciento", "50%"),
    ])
    func numbers(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).number(text) == expected)
    }

    /// Exact, where binary numbers are not.
    @Test func decimals() throws {
        let reader = try Speaker("en_US").reader
        let tenth = try #require(Decimal(string: "0.1"))
        #expect(reader.number(SpokenText("zero point one"))?.decimal == tenth)
        #expect(reader.number(SpokenText("0.1"))?.decimal == tenth)
        #expect(reader.number(SpokenText("0.1"))?.value == 0.1)
        #expect(reader.number(SpokenText("3.14"))?.value == 3.14)
    }

    @Test(arguments: [
        ("en_US", "five minutes", "300s"), ("en_US", "an hour and a half", "5400s"), ("en_US", "half an hour", "1800s"),
        ("en_US", "two and a half hours", "9000s"), ("en_US", "two hours and a half", "9000s"),
        ("en_US", "1h 20m", "4800s"), ("en_US", "1h20", "4800s"), ("en_US", "1 hour 20", "4800s"),
        ("en_US", "90 seconds", "90s"), ("en_US", "1:30", "90s"), ("en_US", "1:30:00", "5400s"),
        ("en_US", "a quarter of an hour", "900s"), ("en_US", "three quarters of an hour", "2700s"),
        ("en_US", "a minute", "60s"), ("en_US", "150ms", "0.15s"), ("en_US", "two weeks", "14D"),
        ("en_US", "a fortnight", "14D"), ("en_US", "3 days and 4 hours", "3D 14400s"),
        ("en_US", "a day and a half", "1D 43200s"),
        ("en_US", "one hour, five minutes and ten seconds", "3910s"), ("en_US", "a couple of hours", "7200s"),
        ("en_US", "two months", "2M"), ("en_US", "a year and a half", "18M"),
        ("en_US", "um, ten minutes please", "600s"),
        ("en_US", "zero seconds", "0s"), ("en_US", "hour", "nothing"), ("en_US", "minutes", "nothing"),
        ("en_US", "five", "nothing"), ("en_US", "five minutes five hours", "nothing"), ("en_US", "1:75", "nothing"),
        ("de_DE", "anderthalb Stunden", "5400s"), ("de_DE", "eine halbe Stunde", "1800s"),
        ("de_DE", "zweieinhalb Stunden", "9000s"), ("de_DE", "eine Dreiviertelstunde", "2700s"),
        ("de_DE", "drei Viertelstunden", "2700s"), ("de_DE", "eine Stunde und 20 Minuten", "4800s"),
        ("de_DE", "eine Stunde zwanzig", "4800s"), ("de_DE", "1 Std 20 Min", "4800s"), ("de_DE", "zwei Tage", "2D"),
        ("fr_FR", "une heure et demie", "5400s"), ("fr_FR", "une demi-heure", "1800s"),
        ("fr_FR", "un quart d’heure", "900s"), ("fr_FR", "trois quarts d'heure", "2700s"), ("fr_FR", "1h20", "4800s"),
        ("fr_FR", "une heure vingt", "4800s"), ("fr_FR", "une quinzaine de jours", "15D"),
        ("es_ES", "una hora y media", "5400s"), ("es_ES", "hora y media", "5400s"), ("es_ES", "media hora", "1800s"),
        ("es_ES", "un cuarto de hora", "900s"), ("es_ES", "una hora y veinte", "4800s"),
        ("es_ES", "una hora y veinte minutos", "4800s"), ("es_ES", "una quincena", "15D"),
    ])
    func durations(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).duration(text) == expected)
    }

    @Test(arguments: [
        ("en_US", "25 cents", "0.25 USD"), ("en_US", "five dollars and 20 cents", "5.2 USD"),
        ("en_US", "$5.20", "5.2 USD"),
        ("en_US", "-$5", "-5 USD"), ("en_US", "five dollars twenty", "5.2 USD"), ("en_US", "5 euros", "5 EUR"),
        ("en_US", "€5", "5 EUR"), ("en_US", "12.50 €", "12.5 EUR"), ("en_US", "5 EUR", "5 EUR"),
        ("en_US", "EUR 5", "5 EUR"),
        ("en_US", "5 huf", "5 HUF"), ("en_US", "twenty quid", "20 GBP"), ("en_US", "50p", "0.5 GBP"),
        ("en_US", "three pounds fifty", "3.5 GBP"), ("en_US", "5 bucks", "5 USD"),
        ("en_US", "a dollar and a half", "1.5 USD"),
        ("en_US", "half a million dollars", "500000 USD"), ("en_US", "$2.5 million", "2500000 USD"),
        ("en_US", "five canadian dollars", "5 CAD"), ("en_CA", "$5", "5 CAD"), ("en_CA", "five dollars", "5 CAD"),
        ("en_AU", "25 cents", "0.25 AUD"), ("en_US", "5", "refused: needsCurrency"), ("en_US", "dollars", "nothing"),
        ("en_US", "five apples", "nothing"), ("de_DE", "12,50 €", "12.5 EUR"), ("de_DE", "12 Euro 50", "12.5 EUR"),
        ("de_DE", "fünf Euro und 20 Cent", "5.2 EUR"), ("de_DE", "2,5 Millionen Euro", "2500000 EUR"),
        ("de_CH", "5 Franken", "5 CHF"), ("fr_FR", "12 euros 50", "12.5 EUR"), ("fr_FR", "25 centimes", "0.25 EUR"),
        ("fr_FR", "2,5 millions d'euros", "2500000 EUR"), ("fr_FR", "un euro et demi", "1.5 EUR"),
        ("es_MX", "veinte pesos", "20 MXN"), ("es_AR", "veinte pesos", "20 ARS"),
        ("es_ES", "12 euros con 50", "12.5 EUR"),
        ("es_ES", "cinco euros y 20 céntimos", "5.2 EUR"), ("es_ES", "medio millón de dólares", "500000 USD"),
    ])
    func money(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).money(text) == expected)
    }

    @Test func bareMoney() throws {
        let speaker = try Speaker("en_US")
        #expect(speaker.money("five", currency: "CAD") == "5 CAD")
        #expect(speaker.money("$5", currency: "CAD") == "5 CAD")
        #expect(speaker.money("5 euros", currency: "CAD") == "5 EUR")
        #expect(speaker.money("25 cents", currency: "EUR") == "0.25 EUR")
    }
}
