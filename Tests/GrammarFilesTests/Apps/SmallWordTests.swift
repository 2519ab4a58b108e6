import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Small words that are misspelt or sound like others")
struct SmallWordTests {
    private static func matcher(_ language: String, _ phrases: String, _ lists: String, _ rooms: String) throws
        -> AppMatcher
    {
        let phrases = phrases.split(separator: "|").map { $0.trimmingPrefix(" ") }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  TaskList: {values: [\(lists)]}
                  Room: {values: [\(rooms)]}
                intents:
                  Add: {parameters: {item: {type: String}, list: {type: TaskList}}, phrases: ["\(phrases[0])"]}
                  Light: {parameters: {room: {type: Room}}, phrases: ["\(phrases[1])"]}
                  Remind: {parameters: {item: {type: String}}, phrases: ["\(phrases[2])"]}
                """)
    }

    private static let apps = [
        "en": (
            "add ${item} to ${list}|turn on the lamp in the ${room}|remind me to ${item}", "groceries, work", "kitchen"
        ),
        "de": (
            "setze ${item} auf die ${list}|schalte das Licht in der ${room} ein|erinnere mich an ${item}",
            "Einkaufsliste, Packliste", "Küche, Garage"
        ),
        "fr": (
            "ajoute ${item} à la ${list}|allume la lampe dans la ${room}|rappelle-moi de ${item}", "liste de courses",
            "cuisine, chambre"
        ),
        "es": (
            "añade ${item} a la ${list}|enciende la luz en la ${room}|recuérdame que ${item}", "lista de compras",
            "cocina, sala"
        ),
    ]

    /// They are meant as the phrase has them, and nothing of them is dictated.
    @Test(arguments: [
        ("en", "add milk to teh groceries", ["milk", "groceries"]),
        ("en", "add milk too the groceries", ["milk", "groceries"]),
        ("en", "add milk ot groceries", ["milk", "groceries"]),
        ("en", "put bread on teh work list", ["bread", "work"]), ("en", "turn on the lamp in teh kitchen", ["kitchen"]),
        ("en", "turn on the lamp ni the kitchen", ["kitchen"]), ("en", "turn on the lamp inn the kitchen", ["kitchen"]),
        ("en", "remind me too call mom", ["call mom"]), ("en", "remind em to call mom", ["call mom"]),
        // What is dictated keeps its words.
        ("en", "add teh kettle ot groceries", ["teh kettle", "groceries"]),
        ("en", "remind me too buy too many eggs", ["buy too many eggs"]),
        ("en", "add too many eggs to work", ["too many eggs", "work"]),
        ("de", "setze Brot auf dei Einkaufsliste", ["Brot", "Einkaufsliste"]),
        ("de", "schalte dsa Licht in dre Küche ein", ["Küche"]),
        ("de", "schalte das Licht ihn der Küche ein", ["Küche"]),
        ("de", "schalte das Licht ni der Garage ein", ["Garage"]), ("de", "erinnere mich ann Brot", ["Brot"]),
        ("fr", "ajoute du pain as la liste de courses", ["du pain", "liste de courses"]),
        ("fr", "allume la lampe dent la cuisine", ["cuisine"]), ("fr", "allume la lampe dnas la chambre", ["chambre"]),
        ("es", "añade pan ha la lista de compras", ["pan", "lista de compras"]),
        ("es", "enciende la luz ne la cocina", ["cocina"]), ("es", "enciende la luz hen la sala", ["sala"]),
    ])
    func areMended(_ language: String, _ text: String, _ said: [String]) throws {
        let app = try #require(Self.apps[language])
        let match = try Self.matcher(language, app.0, app.1, app.2).match(text)
        let slots = match.best.first?.slots.map(\.text) ?? []
        #expect(match.status == .matched && slots == said, "\(match.status) \(slots)")
    }

    /// A word that a phrase or a name has means itself, and one that everybody says is no slip of a small one.
    @Test(arguments: [
        ("open ot", MatchStatus.matched), ("open to", .rejected), ("go two", .matched), ("go to", .matched),
        ("play on", .rejected), ("play no", .matched),
    ])
    func ownWordsAreNot(_ text: String, _ status: MatchStatus) throws {
        let matcher = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: Desk}
                entities:
                  Thing: {values: [Ot, Field]}
                intents:
                  Open: {parameters: {thing: {type: Thing}}, phrases: ["open ${thing}"]}
                  Go: {phrases: ["go two"]}
                  Play: {phrases: ["play no"]}
                """)
        let match = matcher.match(text)
        #expect(match.status == status || status == .rejected && match.status == .suggested, "\(match.status)")
    }
}
