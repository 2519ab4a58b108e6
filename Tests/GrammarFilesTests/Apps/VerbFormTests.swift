import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Other forms of the verbs of phrases")
struct VerbFormTests {
    private static func matcher(_ language: String, _ phrases: [String]) throws -> AppMatcher {
        let types = [
            "person": "Person", "amount": "Currency", "length": "Duration", "item": "String", "list": "List",
            "at": "Time",
        ]
        let intents = phrases.enumerated().map { number, phrase in
            let parameters = types.filter { phrase.contains("${\($0.key)}") }
                .map { "\($0.key): {type: \($0.value)}" }.sorted().joined(separator: ", ")
            return
                "  Do\(number): {\(parameters.isEmpty ? "" : "parameters: {\(parameters)}, ")phrases: [\"\(phrase)\"]}"
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Person: {values: [Anna, Sabine Groß]}
                  List: {values: [Einkaufsliste, liste de courses, lista de la compra]}
                intents:
                \(intents.joined(separator: "\n"))
                """)
    }

    private static func match(_ language: String, _ phrase: String, _ text: String) throws -> AppMatch {
        try matcher(language, [phrase]).match(text)
    }

    @Test(arguments: [
        ("de", "(ruf|rufe) ${person} an", "kannst du Anna anrufen"), ("de", "ruf ${person} an", "Sabine Groß anrufen"),
        ("de", "rufe ${person} an", "könntest du bitte Sabine Gross anrufen"),
        ("de", "ruf ${person} an", "rufe Anna an"),
        ("de", "ruf ${person} an", "rufen Sie Anna an"), ("de", "sag die Probe ab", "sage die Probe ab"),
        ("de", "sag die Probe ab", "die Probe absagen"), ("de", "sag die Probe ab", "kannst du die Probe absagen"),
        ("de", "überweis ${amount} an ${person}", "kannst du Anna 20 Euro überweisen"),
        ("de", "stell einen Timer auf ${length}", "kannst du einen Timer auf fünf Minuten stellen"),
        ("de", "stell einen Timer auf ${length}", "stell mir bitte einen Timer auf 5 Minuten"),
        ("de", "druck die Datei", "druck mir die Datei aus"), ("de", "druck die Datei", "kannst du die Datei drucken"),
        ("de", "fahr die Markise runter", "lass die Markise herunter"),
        ("de", "fahr die Markise hoch", "zieh die Markise hoch"),
        ("de", "schalte auf Radio um", "kannst du auf Radio umschalten"),
        ("fr", "appelle ${person}", "tu peux appeler Anna"), ("fr", "appelle ${person}", "appeler Anna"),
        ("fr", "appelle ${person}", "peux-tu appeler Anna s'il te plaît"),
        ("fr", "annule le cours", "annulez le cours"),
        ("fr", "annule le cours", "annuler mon cours"),
        ("fr", "envoie ${amount} à ${person}", "tu peux envoyer vingt euros à Anna"),
        ("fr", "ouvre la porte", "tu peux m'ouvrir la porte"),
        ("fr", "imprime le budget", "tu peux imprimer le budget"),
        ("fr", "ajoute ${item} dans ma ${list}", "tu peux ajouter du lait dans ma liste de courses"),
        ("es", "llama a ${person}", "puedes llamar a Anna"), ("es", "llama a ${person}", "llamar a Anna"),
        ("es", "llama a ${person}", "quiero llamar a Anna"), ("es", "cancela la clase", "cancelar la clase"),
        ("es", "cancela la clase", "puedes cancelar mi clase por favor"),
        ("es", "apaga el horno", "apágame el horno porfa"),
        ("es", "despiértame a las ${at}", "puedes despertarme a las 18:30"),
        ("es", "añade ${item} a la ${list}", "puedes añadir leche a la lista de la compra"),
        ("en", "print the budget", "print out the budget"),
    ])
    func askForTheSame(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.match(language, phrase, text)
        #expect(match.status == .matched, "\(match.status)")
    }

    /// What is dictated is what stands between the words of the phrase, however many ways there are to say those.
    @Test(arguments: [
        ("de", "setze ${item} auf [die] ${list}", "setz Brot und Butter auf die Einkaufsliste", "Brot und Butter"),
        ("de", "setze ${item} auf ${list}", "setzen Sie Brot auf Einkaufsliste", "Brot"),
        (
            "de", "setze ${item} auf die ${list}", "setz zwei Liter Milch auf die Einkaufsliste bitte",
            "zwei Liter Milch"
        ),
        ("de", "(setze|schreibe) ${item} auf die ${list}", "setz bitte Brot auf die Einkaufsliste", "Brot"),
        ("fr", "ajoute ${item} à la ${list}", "tu peux ajouter du lait à la liste de courses", "du lait"),
        ("fr", "ajoute ${item} à la ${list}", "ajoutez du lait à ma liste de courses", "du lait"),
        ("fr", "[vite] ajoute ${item} à la ${list}", "ajouter du lait à la liste de courses", "du lait"),
        ("es", "añade ${item} a la ${list}", "añadir leche a la lista de la compra", "leche"),
    ])
    func keepWhatIsDictated(_ language: String, _ phrase: String, _ text: String, _ item: String) throws {
        let match = try Self.match(language, phrase, text)
        #expect(match.status == .matched && match.best.first?.slots.first?.text == item, "\(match.best.map(\.slots))")
    }

    @Test(arguments: [
        // It is told, or asked, and not to be done.
        ("de", "setze ${item} auf die ${list}", "ich setz Brot auf die Einkaufsliste"),
        ("de", "setze ${item} auf die ${list}", "setz kein Brot auf die Einkaufsliste"),
        ("fr", "ajoute ${item} à la ${list}", "j'ai ajouté du lait à la liste de courses"),
        ("fr", "ajoute ${item} à la ${list}", "n'ajoutez pas de lait à la liste de courses"),
        ("de", "ruf ${person} an", "Anna ruft an"), ("de", "ruf ${person} an", "hast du Anna angerufen"),
        ("de", "ruf ${person} an", "Anna nicht anrufen"), ("de", "ruf ${person} an", "ich kann Anna nicht anrufen"),
        ("de", "ruf ${person} an", "Anna anrufen und Sabine Groß"), ("de", "sag die Probe ab", "sag die Probe zu"),
        ("fr", "appelle ${person}", "Anna appelle"), ("fr", "appelle ${person}", "j'ai appelé Anna"),
        ("fr", "appelle ${person}", "ne pas appeler Anna"), ("fr", "appelle ${person}", "on appelle Anna"),
        ("es", "llama a ${person}", "Anna llama"), ("es", "llama a ${person}", "no llamar a Anna"),
        ("es", "llama a ${person}", "llamé a Anna"), ("es", "llama a ${person}", "me llama Anna"),
        ("es", "despiértame a las ${at}", "despertarlo a las siete"),
    ])
    func askForNothing(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.match(language, phrase, text)
        #expect(match.status == .rejected || match.status == .suggested, "\(match.status)")
    }

    @Test(arguments: [
        ("en", "what is the weather in paris", "what's the weather in paris"),
        ("en", "how is the weather", "how's the weather"),
        ("en", "how is the weather", "what is the weather like"), ("en", "go back ten songs", "go ten songs back"),
    ])
    func areShortened(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.match(language, phrase, text)
        #expect(match.status == .matched, "\(match.status)")
    }
}
