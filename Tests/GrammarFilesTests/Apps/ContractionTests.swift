import GrammarFiles
import PhraseMatching
import Testing

/// A word of a phrase that is one with the article, or the vowel, of what follows it.
@Suite struct ContractionTests {
    @Test(arguments: [
        (
            "fr", "mets un minuteur de ${length}",
            [
                "mets un minuteur de deux heures", "mets un minuteur d'une heure", "mets un minuteur d’1 heure",
                "Mets un minuteur d'une demi-heure.", "mets un minuteur d'un quart d'heure",
            ]
        ),
        ("fr", "monte de ${n}", ["monte de deux", "monte d'un"]),
        ("fr", "note que ${text}", ["note que tout va bien", "note qu'il pleut"]),
        (
            "fr", "éteins la lampe de ${room}",
            ["éteins la lampe du salon", "éteins la lampe de la cuisine", "éteins la lampe de l'entrée"]
        ),
        ("fr", "va à ${room}", ["va au salon", "va à la cuisine", "va à l'entrée"]),
        ("es", "apaga la luz de la ${room}", ["apaga la luz de la cuisine", "apaga la luz del salon"]),
        ("es", "ve a ${room}", ["ve al salon", "ve a la cuisine", "ve a salon"]),
        ("de", "mach Licht in ${room}", ["mach Licht im Salon", "mach Licht in der Cuisine", "mach Licht in Cuisine"]),
        ("de", "mach Licht in der ${room}", ["mach Licht im Salon", "mach Licht in der Cuisine"]),
        ("de", "fahr zu ${room}", ["fahr zum Salon", "fahr zur Cuisine"]),
        ("de", "erinnere mich an ${day}", ["erinnere mich am Freitag"]),
    ])
    func isSaid(_ language: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, phrase)
        for text in texts { #expect(matcher.isExactly(text), "\(text)") }
    }

    /// An article is no part of a number, and free text keeps it.
    @Test(arguments: [
        ("de", "dimme auf ${n} Prozent", "dimme aufs 20 Prozent"), ("fr", "monte de ${n}", "monte du 5"),
        ("en", "go to ${room}", "go tooth salon"),
    ])
    func isNotSaid(_ language: String, _ phrase: String, _ text: String) throws {
        #expect(try Self.matcher(language, phrase).match(text).result.best.first?.tier != .exact)
    }

    private static func matcher(_ language: String, _ phrase: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Home}
                entities:
                  Room: {values: [salon, cuisine, entrée]}
                intents:
                  Do:
                    parameters:
                      {n: {type: Int}, length: {type: Duration}, text: {type: String}, room: {type: Room}, day: {type: Date}}
                    phrases: ["\(phrase)"]
                """)
    }
}
