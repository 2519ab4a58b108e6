import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Names that are said in two pieces")
struct NamesApartTests {
    private static let apps = [
        "en": (
            [
                "turn on [the] ${thing}", "(open|close) [the] ${thing}", "play [the] ${thing}",
                "set [the] ${thing} to ${level} [percent]",
            ],
            "Kitchen light, Hall light, Desk lamp, Ceiling fan, Bedroom curtains, Living room shutters, Garage door, Meeting notes"
        ),
        "de": (["schalte [das|die] ${thing} (ein|an)"], "Licht in der Küche, Lampe im Flur, Radio"),
        "fr": (
            ["allume [la|le] ${thing}", "ouvre [la|le] ${thing}"],
            "lampe de la cuisine, lampe du salon, porte du garage"
        ),
        "es": (
            ["enciende [la|el] ${thing}", "abre [la|el] ${thing}"], "luz de la cocina, luz del salón, puerta del garaje"
        ),
    ]

    private static func match(_ language: String, _ text: String) throws -> AppMatch {
        let (phrases, names) = try #require(apps[language])
        let intents = phrases.enumerated().map { number, phrase in
            let level = phrase.contains("${level}") ? ", level: {type: Int, range: [0, 100]}" : ""
            return "  Do\(number): {parameters: {thing: {type: Thing}\(level)}, phrases: [\"\(phrase)\"]}"
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Thing: {values: [\(names)]}
                intents:
                \(intents.joined(separator: "\n"))
                """
        ).match(text)
    }

    @Test(arguments: [
        ("en", "turn the lights on in the kitchen", "Kitchen light", "lights"),
        ("en", "turn on the light in the hall", "Hall light", "light"),
        ("en", "in the hall turn the light on please", "Hall light", "light"),
        ("en", "turn on the lamp on the desk", "Desk lamp", "lamp"),
        ("en", "turn on the fan on the ceiling", "Ceiling fan", "fan"),
        ("en", "close the curtain in the bedroom", "Bedroom curtains", "curtain"),
        ("en", "close the shutters in the living room", "Living room shutters", "shutters"),
        ("en", "open the notes of the meeting", "Meeting notes", "notes"),
        ("en", "set the light in the kitchen to 30 percent", "Kitchen light", "light"),
        ("de", "schalte in der Küche das Licht ein", "Licht in der Küche", "Licht"),
        ("de", "schalte im Flur die Lampe an", "Lampe im Flur", "Lampe"),
        ("fr", "dans la cuisine allume la lampe", "lampe de la cuisine", "lampe"),
        ("fr", "allume la lampe dans le salon", "lampe du salon", "lampe"),
        ("es", "en la cocina enciende la luz", "luz de la cocina", "luz"),
        ("es", "enciende la luz en el salón", "luz del salón", "luz"),
    ])
    func areFound(_ language: String, _ text: String, _ name: String, _ said: String) throws {
        let match = try Self.match(language, text)
        let slot = match.best.first?.slots.first
        #expect(match.status == .matched && slot?.value.title == name, "\(match.status) \(slot?.value.title ?? "")")
        #expect(slot?.text == said)
    }

    @Test(arguments: [
        // Another room, more than that, and a day.
        ("en", "turn the lights on in the cellar"), ("en", "turn on the light in the hall and in the kitchen"),
        ("en", "turn the lights on in the kitchen tomorrow"), ("en", "turn the light in the kitchen green"),
        ("en", "don't turn the lights on in the kitchen"), ("en", "is the light on in the kitchen"),
        ("en", "the lights in the kitchen"),
        // What leads there is something else.
        ("en", "open the door in the garage"),
    ])
    func areNot(_ language: String, _ text: String) throws {
        let match = try Self.match(language, text)
        #expect(match.status != .matched, "\(match.best.first?.slots.first?.value.title ?? "")")
    }
}
