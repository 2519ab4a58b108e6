import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Small words that turn what is done to a name round")
struct OtherPrepositionTests {
    private static let apps = [
        "en": ["share the ${thing} with ${person}", "pay ${amount} to ${person}"],
        "de": ["überweis ${amount} an ${person}", "streich ${item} von der ${list}", "mach die ${thing} aus"],
        "fr": [
            "envoie ${amount} à ${person}", "ajoute ${item} à la ${list}", "enlève ${item} de la ${list}",
            "éteins la ${thing} de la ${room}",
        ],
        "es": ["envía ${amount} a ${person}", "añade ${item} a la ${list}", "quita ${item} de la ${list}"],
    ]
    private static let names = [
        "en": (person: "Bob, Anna", list: "groceries", thing: "budget, draft", room: "attic"),
        "de": (person: "Jana, Papa", list: "Einkaufsliste", thing: "Kaffeemaschine", room: "Küche"),
        "fr": (person: "Daniel, papa", list: "liste de courses", thing: "lampe, radio", room: "cuisine"),
        "es": (person: "Julio, papá", list: "lista de la compra", thing: "luz", room: "cocina"),
    ]

    private static func match(_ language: String, _ text: String) throws -> AppMatch {
        let (phrases, names) = (try #require(apps[language]), try #require(names[language]))
        let types = [
            "amount": "Currency", "person": "Person", "item": "String", "list": "List", "thing": "Thing",
            "room": "Room",
        ]
        let intents = phrases.enumerated().map { number, phrase in
            let parameters = types.filter { phrase.contains("${\($0.key)}") }
                .map { "\($0.key): {type: \($0.value)}" }.sorted().joined(separator: ", ")
            return "  Do\(number): {parameters: {\(parameters)}, phrases: [\"\(phrase)\"]}"
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Person: {values: [\(names.person)]}
                  List: {values: [\(names.list)]}
                  Thing: {values: [\(names.thing)]}
                  Room: {values: [\(names.room)]}
                intents:
                \(intents.joined(separator: "\n"))
                """
        ).match(text)
    }

    @Test(arguments: [
        ("en", "share the budget from bob"), ("en", "pay fifty euros from bob"), ("en", "pay fifty euros for bob"),
        ("de", "überweis zwanzig euro von Jana"), ("de", "überweis zwanzig euro für Jana"),
        ("de", "streich Milch auf der Einkaufsliste"),
        // Too far from the small word to be a slip of it.
        ("de", "mach die Kaffeemaschine sauber"),
        ("fr", "envoie vingt euros de daniel"), ("fr", "envoie vingt euros pour daniel"),
        ("fr", "envoie vingt euros avec daniel"), ("fr", "ajoute du lait de la liste de courses"),
        ("fr", "enlève le lait à la liste de courses"),
        ("es", "envía veinte euros de julio"), ("es", "envía veinte euros con julio"),
        ("es", "añade leche de la lista de la compra"), ("es", "quita leche a la lista de la compra"),
    ])
    func areAskedAbout(_ language: String, _ text: String) throws {
        let match = try Self.match(language, text)
        #expect(match.status == .suggested || match.status == .rejected, "\(match.status)")
    }

    @Test(arguments: [
        ("en", "share budget with bob please"), ("en", "pay bob fifty euros"), ("en", "pay to bob fifty euros"),
        ("de", "überweis an Jana zwanzig Euro"), ("de", "streich die Milch von der Einkaufsliste"),
        ("de", "mach bitte die Kaffemaschine aus"),
        ("fr", "envoie à daniel vingt euros"), ("fr", "éteins la lampe dans la cuisine"),
        ("fr", "enlève le lait de la liste de course"), ("es", "envía a julio veinte euros"),
        ("es", "quita leche de lista de la compra"),
    ])
    func areDone(_ language: String, _ text: String) throws {
        let match = try Self.match(language, text)
        #expect(match.status == .matched, "\(match.status)")
    }
}
