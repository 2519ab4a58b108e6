import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("What of free text is dictated")
struct DictatedTextTests {
    private static let phrases = [
        "en": ["add ${item} to ${list}", "mail ${person} that ${text}", "groceries", "Mum"],
        "de": ["schreib ${item} auf die ${list}", "schreib ${person} dass ${text}", "Einkaufsliste", "Mama"],
        "fr": ["ajoute ${item} à la ${list}", "écris à ${person} que ${text}", "liste de courses", "maman"],
        "es": ["añade ${item} a la ${list}", "dile a ${person} que ${text}", "lista de la compra", "mamá"],
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        let phrases = try #require(phrases[language])
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  List: {values: [\(phrases[2])]}
                  Person: {values: [\(phrases[3])]}
                  Food: {values: [milk, bread, wine]}
                intents:
                  Add: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["\(phrases[0])"]}
                  Mail: {parameters: {person: {type: Person}, text: {type: String}}, phrases: ["\(phrases[1])"]}
                  Buy: {parameters: {foods: {type: Food, list: true}}, phrases: ["buy ${foods}"]}
                """)
    }

    @Test(arguments: [
        // The longest text that leaves the phrase its words.
        ("fr", "ajoute du lait sur la liste de courses", "du lait"),
        ("fr", "mets deux litres de lait sur la liste de courses", "deux litres de lait"),
        ("fr", "ajoute du lait à la liste de courses", "du lait"),
        ("es", "añade leche en la lista de la compra", "leche"),
        ("de", "schreib zwei Liter Milch an die Einkaufsliste", "zwei Liter Milch"),
        ("en", "add two litres of milk on the groceries list", "two litres of milk"),
        // Words that mean nothing between the verb and the rest of the phrase.
        ("en", "add please milk to groceries", "milk"), ("en", "add uh milk to groceries", "milk"),
        ("en", "add um milk please to groceries", "milk"), ("de", "schreib bitte Milch auf die Einkaufsliste", "Milch"),
        ("de", "schreib äh Milch bitte auf die Einkaufsliste", "Milch"),
        ("fr", "ajoute s'il te plaît du lait à la liste de courses", "du lait"),
        ("fr", "ajoute euh du lait à la liste de courses", "du lait"),
        ("es", "añade por favor leche a la lista de la compra", "leche"),
        ("es", "añade eh leche a la lista de la compra", "leche"),
        // Nothing else is there, or it is a part of a word.
        ("en", "add please to groceries", "please"), ("en", "add umbrella to groceries", "umbrella"),
        ("en", "add pleased faces to groceries", "pleased faces"),
        // A sentence and its point.
        ("en", "mail mum that dinner is ready.", "dinner is ready"), ("en", "mail mum that it is late!", "it is late!"),
        ("en", "mail mum that i come at 5 p.m.", "i come at 5 p.m."),
        ("en", "mail mum that it is late. come home.", "it is late. come home."),
        ("en", "mail mum that well...", "well..."),
        ("de", "Schreib Mama, dass das Essen fertig ist.", "das Essen fertig ist"),
        ("fr", "écris à maman que j'arrive.", "j'arrive"), ("es", "dile a mamá que ya voy.", "ya voy"),
        // What is said to somebody is said as it is.
        ("en", "mail mum that please call me", "please call me"),
        ("en", "add Crème brûlée 🍮 to groceries", "Crème brûlée 🍮"),
    ])
    func isTheTextOfTheSlot(_ language: String, _ text: String, _ said: String) throws {
        let match = try Self.matcher(language).match(text)
        let slot = try #require(match.best.first?.slots.first { $0.name == "item" || $0.name == "text" })
        #expect(match.status == .matched && slot.value.title == said, "\(match.status) \(slot.value.title)")
        #expect(slot.text == said)
        #expect(SpokenText(text).substring(slot.span) == said)
    }

    /// Pictures are not said, and small words of the phrase are no item.
    @Test(arguments: ["add 👨‍👩‍👧‍👦 to groceries", "add ! to groceries"])
    func isMoreThanTheWordsOfThePhrase(text: String) throws {
        #expect(!(try Self.matcher("en").match(text)).status.isSure)
    }

    @Test(arguments: [
        ("buy milk and bread", "milk and bread"), ("buy milk, and wine", "milk, and wine"),
        ("buy milk, bread and wine please", "milk, bread and wine"),
    ])
    func ofAListIsAllThatIsSaid(text: String, said: String) throws {
        let slot = try #require(try Self.matcher("en").match(text).best.first?.slots.first)
        #expect(slot.text == said && SpokenText(text).substring(slot.span) == said)
    }

    /// Whoever needs no thought says the same.
    @Test(arguments: ["add please milk to groceries", "add milk uh to groceries", "add milk to groceries"])
    func isTheSameInARecognizer(text: String) throws {
        let matcher = try Self.matcher("en")
        var recognizer = matcher.recognizer()
        let template = Array(text.utf8).withUnsafeBufferPointer { recognizer.recognize($0) }
        guard template != nil, let slot = recognizer.slots.first else { return }
        #expect(slot.span == matcher.match(text).best.first?.slots.first?.span)
    }
}
