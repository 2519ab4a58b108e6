import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Numbers whose unit is not said")
struct MissingUnitTests {
    /// - phrases: with the range of their number.
    private static func matcher(_ language: String, _ phrases: [(String, ClosedRange<Int>)]) throws -> AppMatcher {
        let intents = phrases.enumerated().map { number, phrase in
            let range = "[\(phrase.1.lowerBound), \(phrase.1.upperBound)]"
            return """
                  Do\(number):
                    parameters: {n: {type: Int, range: \(range)}, room: {type: Room}}
                    phrases: ["\(phrase.0)"]
                """
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Room: {values: [Kitchen, Attic]}
                intents:
                \(intents.joined(separator: "\n"))
                """)
    }

    private static let phrases: [String: [(String, ClosedRange<Int>)]] = [
        "en": [
            ("set the ${room} to ${n} percent", 0...100), ("set the ${room} to ${n} degrees", 5...30),
            ("dim the lamp to ${n} percent", 0...100), ("set a timer for ${n} minutes", 1...90),
            ("set a timer for ${n} hours", 1...90),
        ],
        "de": [
            ("stelle ${room} auf ${n} Prozent", 0...100), ("stelle ${room} auf ${n} Grad", 5...30),
            ("dimme die Lampe auf ${n} Prozent", 0...100),
        ],
        "fr": [
            ("règle ${room} à ${n} pour cent", 0...100), ("règle ${room} à ${n} degrés", 5...30),
            ("mets le volume à ${n} pour cent", 0...100),
        ],
        "es": [
            ("pon ${room} a ${n} por ciento", 0...100), ("pon ${room} a ${n} grados", 5...30),
            ("pon el volumen a ${n} por ciento", 0...100),
        ],
    ]

    /// The one unit that is possible is meant; of several it is asked which.
    @Test(arguments: [
        ("en", "dim the lamp to forty", ["Do2"]), ("en", "dim the lamp to 40", ["Do2"]),
        ("en", "set the kitchen to 20", ["Do0", "Do1"]), ("en", "set the kitchen to twenty", ["Do0", "Do1"]),
        ("en", "please set the attic to 20", ["Do0", "Do1"]),
        // Only one of them goes so far.
        ("en", "set the kitchen to 80", ["Do0"]), ("en", "set a timer for 5", ["Do3", "Do4"]),
        ("en", "set the kitchen to 20 percent", ["Do0"]), ("en", "set the kitchen to 20°", ["Do1"]),
        ("de", "dimme die Lampe auf vierzig", ["Do2"]), ("de", "stelle Kitchen auf 20", ["Do0", "Do1"]),
        ("de", "stelle Kitchen auf zwanzig", ["Do0", "Do1"]), ("de", "stelle Kitchen auf 20 Grad", ["Do1"]),
        ("fr", "mets le volume à quarante", ["Do2"]), ("fr", "règle Kitchen à vingt", ["Do0", "Do1"]),
        ("es", "pon el volumen a cuarenta", ["Do2"]), ("es", "pon Kitchen a veinte", ["Do0", "Do1"]),
    ])
    func isMeantIfThereIsOne(_ language: String, _ text: String, _ intents: [String]) throws {
        let match = try Self.matcher(language, #require(Self.phrases[language])).match(text)
        let found = match.best.map(\.intent).sorted()
        #expect(
            match.status == (intents.count == 1 ? .matched : .ambiguous) && found == intents, "\(match.status) \(found)"
        )
    }
}
