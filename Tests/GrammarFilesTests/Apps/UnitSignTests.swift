import Foundation
import GrammarFiles
import PhraseMatching
import Testing

/// A phrase that says a unit or a currency beside a number also takes its other forms, as recognisers write them.
@Suite struct UnitSignTests {
    @Test(arguments: [
        (
            "en", "heat to ${n} degrees",
            ["heat to 21°", "Heat to 21°.", "heat to 21 degree", "heat to twenty-one degrees"]
        ),
        (
            "en", "heat to ${n} degrees celsius now",
            ["heat to 21°C now", "heat to 21 ° now", "heat to 21 centigrade now"]
        ),
        ("en", "heat to ${n}°", ["heat to 21 degrees", "heat to twenty-one degrees."]),
        ("en", "heat to ${n} [degrees]", ["heat to 21", "heat to 21°"]),
        ("en", "walk ${n} kilometers", ["walk 5km", "Walk 5 km.", "walk one kilometer", "walk 5 kilometres"]),
        ("en", "walk ${n}km", ["walk 5 kilometers", "walk 5 km"]),
        ("en", "swim ${n} metres", ["swim 20m", "swim 20 meters"]),
        ("en", "wait ${n} minutes", ["wait 5 min", "wait 5min.", "wait 1 minute"]),
        ("en", "pay ${n} dollars now", ["pay $5 now", "pay 5$ now", "pay 5 bucks now", "pay one dollar now"]),
        ("en", "pay $${n} now", ["pay $5 now", "pay 5 dollars now", "pay five bucks now"]),
        ("en", "spend ${n}€", ["spend €5", "spend 5 €.", "spend five euros"]),
        ("en", "need ${n} cents", ["need 5¢", "need 1 cent"]),
        (
            "de", "heize auf ${n} Grad",
            ["heize auf 21°", "Heize auf 21 °C.", "heize auf einundzwanzig Grad", "heize auf 21 Grad Celsius"]
        ),
        ("de", "warte ${n} Minuten", ["warte 5 Min.", "warte eine Minute"]),
        ("de", "zahle ${n} Euro", ["zahle 5 €", "Zahle 5€."]),
        ("fr", "chauffe à ${n} degrés", ["chauffe à 21°.", "Chauffe à 21 °C.", "chauffe à 21 degrés Celsius"]),
        ("fr", "paie ${n} euros", ["paie 5 €.", "paie 5€", "paie un euro"]),
        ("es", "calienta a ${n} grados", ["calienta a 21°.", "Calienta a 21 °C.", "calienta a 21 grados centígrados"]),
        ("es", "paga ${n} dólares", ["paga $5", "paga 5 dólares", "paga un dólar"]),
    ])
    func otherForms(_ language: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, phrase)
        for text in texts { #expect(matcher.isExactly(text), "\(text)") }
    }

    /// What is of another unit, and what only looks like one.
    @Test(arguments: [
        ("walk ${n} kilometers", "walk 5 miles"), ("walk ${n} kilometers", "walk 5 minutes"),
        ("heat to ${n} degrees celsius", "heat to 21°F"), ("heat to ${n} degrees", "heat to 21 radians"),
        ("pay ${n} euros", "pay $5"), ("show the ${n}s", "show the 80 seconds"), ("walk ${n} m", "walk 5 minutes"),
        ("put ${n} in the box", "put 5 inches the box"), ("open ${title} minutes", "open report min"),
        ("walk ${n} inches", "walk 5"),
    ])
    func noOtherUnits(_ phrase: String, _ text: String) throws {
        let match = try Self.matcher("en", phrase).match(text)
        #expect(match.status == .rejected || match.result.best.first?.tier == .flexible)
    }

    /// A scale that the phrase does not name would be lost, so it is asked about.
    @Test(arguments: [
        ("en", "heat to ${n} degrees", "heat to 200°F", "°F"), ("en", "heat to ${n} degrees", "heat to 70℉.", "℉"),
        ("en", "heat to ${n} degrees", "heat to 200 fahrenheit", "fahrenheit"),
        ("en", "heat to ${n} degrees now", "heat to twenty degrees celsius now", "degrees celsius"),
        ("en", "heat to ${n}°", "heat to 21 °C", "°C"),
        ("en", "heat to ${n} [degrees]", "heat to 21 celsius", "celsius"),
        ("en", "pay ${n} dollars", "pay 5 canadian dollars", "canadian dollars"),
        ("de", "heize auf ${n} Grad", "Heize auf 70 °F.", "°F"),
        ("de", "heize auf ${n} Grad", "heize auf 21 Grad Fahrenheit", "Grad Fahrenheit"),
        ("fr", "chauffe à ${n} degrés", "chauffe à 70 degrés Fahrenheit", "degrés Fahrenheit"),
        ("es", "calienta a ${n} grados", "calienta a 70 grados Fahrenheit", "grados Fahrenheit"),
    ])
    func scaleIsAskedAbout(_ language: String, _ phrase: String, _ text: String, _ left: String) throws {
        let match = try Self.matcher(language, phrase).match(text)
        #expect(match.status == .suggested && match.best.first?.slots.first?.span.lowerBound == text.firstDigit)
        let leftovers = match.result.best.first?.leftovers.map(match.spoken.substring)
        #expect(match.spoken.text == text && leftovers == [left])
    }

    private static func matcher(_ language: String, _ phrase: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Home}
                entities:
                  Title: {values: [report]}
                intents:
                  Set: {parameters: {n: {type: Int, range: [0, 300]}, title: {type: Title}}, phrases: ["\(phrase)"]}
                """)
    }
}

extension String {
    /// Where its number begins, in UTF-8 bytes.
    fileprivate var firstDigit: Int? {
        (firstIndex(where: \.isNumber) ?? range(of: "twenty")?.lowerBound).map { self[..<$0].utf8.count }
    }
}
