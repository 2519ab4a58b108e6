import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Sentences with the words of a phrase that ask for nothing, or for something else")
struct OrderTests {
    private static let files = [
        "en": """
        phrasebook: 1
        language: en
        app: {name: House}
        entities:
          Door: {values: [front door, garage door]}
          Light: {values: [kitchen light, desk lamp]}
          List: {values: [Groceries, Pharmacy]}
          Person: {values: [Sam, Bob]}
          Playlist: {values: [Focus, Road trip]}
          Food: {values: [milk, bread, tea]}
        intents:
          Lock: {parameters: {door: {type: Door}}, phrases: ["lock [the] ${door}"]}
          Open: {parameters: {door: {type: Door}}, phrases: ["open [the] ${door}"]}
          Dim: {parameters: {light: {type: Light}, level: {type: Int, range: [0, 100]}}, phrases: ["${light} at ${level} percent"]}
          On: {phrases: ["the lights please", "kitchen light on"]}
          Pause: {phrases: ["pause [the music]"]}
          Weather: {phrases: ["weather in paris"]}
          Sings: {phrases: ["who sings silver spoon"]}
          StopTimer: {phrases: ["stop the timer"]}
          Wake: {parameters: {at: {type: Time}}, phrases: ["wake me [up] at ${at}"]}
          Rewind: {parameters: {by: {type: Duration}}, phrases: ["skip back ${by}"]}
          Remove: {parameters: {playlist: {type: Playlist}}, phrases: ["remove this [song] from [my] ${playlist} [playlist]"]}
          Add: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["(add|put) ${item} (to|on) [my|the] ${list} [list]"]}
          Clear: {parameters: {list: {type: List}}, phrases: ["clear [my|the] ${list} [list]"]}
          Buy: {parameters: {foods: {type: Food, list: true}}, phrases: ["buy ${foods}"]}
          Get: {parameters: {thing: {type: String}}, phrases: ["fetch ${thing}"]}
          Text: {parameters: {who: {type: Person}, message: {type: String}}, phrases: ["text ${who} ${message}"]}
          Note: {parameters: {words: {type: String}}, phrases: ["note ${words}"]}
        """,
        "de": """
        phrasebook: 1
        language: de
        app: {name: Haus}
        entities:
          Door: {values: [Haustür, Garagentor]}
          Light: {values: [Radio, Flurlicht]}
          List: {values: [Einkaufsliste, Packliste]}
          Person: {values: [Mama, Uli]}
        intents:
          Close: {parameters: {door: {type: Door}}, phrases: ["schließ [die|das] ${door}"]}
          Open: {parameters: {door: {type: Door}}, phrases: ["öffne [die|das] ${door}"]}
          Off: {parameters: {light: {type: Light}}, phrases: ["schalte [das] ${light} aus", "${light} aus"]}
          Print: {phrases: ["drucke den Mietvertrag"]}
          Call: {parameters: {who: {type: Person}}, phrases: ["ruf ${who} an"]}
          Wake: {parameters: {at: {type: Time}}, phrases: ["weck mich um ${at}"]}
          Add: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["(setz|schreib) ${item} auf [die] ${list}"]}
          Strike: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["streich ${item} von [der] ${list}"]}
          Clear: {parameters: {list: {type: List}}, phrases: ["leere [die] ${list}"]}
          Plan: {parameters: {what: {type: String}, when: {type: Date}}, phrases: ["trag ${what} für ${when} ein"]}
          Remind: {parameters: {when: {type: Date}, what: {type: String}}, phrases: ["erinnere mich ${when} an ${what}"]}
          Text: {parameters: {who: {type: Person}, message: {type: String}}, phrases: ["sag ${who} dass ${message}"]}
        """,
        "fr": """
        phrasebook: 1
        language: fr
        app: {name: Maison}
        entities:
          Door: {values: [portail, porte du garage]}
          List: {values: [liste de courses]}
          Person: {values: [maman, papa]}
          Room: {values: [bureau, salon]}
        intents:
          Close: {parameters: {door: {type: Door}}, phrases: ["ferme [le|la] ${door}"]}
          Quieter: {phrases: ["baisse le volume"]}
          Create: {phrases: ["fais une nouvelle note"]}
          Call: {parameters: {qui: {type: Person}}, phrases: ["appelle ${qui}"]}
          Heat: {parameters: {room: {type: Room}, degrees: {type: Double, range: [5, 30]}}, phrases: ["chauffe [le] ${room} à ${degrees} [degrés]"]}
          Wake: {parameters: {at: {type: Time}}, phrases: ["réveille-moi à ${at}"]}
          Add: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["ajoute ${item} à [la] ${list}"]}
          Plan: {parameters: {what: {type: String}, when: {type: Date}}, phrases: ["planifie ${what} pour ${when}"]}
          Tell: {parameters: {qui: {type: Person}, message: {type: String}}, phrases: ["dis à ${qui} que ${message}"]}
        """,
        "es": """
        phrasebook: 1
        language: es
        app: {name: Casa}
        entities:
          Door: {values: [puerta principal, portón]}
          Person: {values: [mamá, papá]}
          List: {values: [lista de la compra]}
        intents:
          Off: {phrases: ["apaga el horno"]}
          Open: {parameters: {door: {type: Door}}, phrases: ["abre [la|el] ${door}"]}
          Call: {parameters: {who: {type: Person}}, phrases: ["llama a ${who}"]}
          Delete: {phrases: ["borra el borrador"]}
          Wake: {parameters: {at: {type: Time}}, phrases: ["despiértame a las ${at}"]}
          Add: {parameters: {item: {type: String}, list: {type: List}}, phrases: ["añade ${item} a [la] ${list}"]}
          Tell: {parameters: {who: {type: Person}, message: {type: String}}, phrases: ["dile a ${who} que ${message}"]}
        """,
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        try AppMatcher(file: try #require(files[language]))
    }

    private static let others: [(String, [String])] = [
        (
            "en",
            [
                // What is dictated takes back the verb before it.
                "add no milk to groceries", "add milk not to groceries", "add nothing to groceries",
                "put no bread on my groceries list",
                "fetch no milk", "text sam nothing", "note nothing",
                // It says nothing but small words.
                "add to groceries", "put the groceries on", "note that", "note down", "add it to groceries",
                // Two commands in one, and one of two things.
                "add milk to groceries and clear the pharmacy list", "add milk to groceries and then clear pharmacy",
                "buy milk or bread",
                // A noun.
                "the lock on the front door", "a pause in the music", "my open garage door", "the text sam sent",
                // It is told.
                "the kitchen light was at 50 percent", "kitchen light is at 50 percent",
                "what was the weather in paris",
                "someone locks the front door", "if you lock the front door", "he opens the front door",
                // Something else.
                "pause the timer", "remove focus", "delete my focus playlist", "wake you at six", "wake her at six",
                "wake bob at six", "wake up bob at six", "wake the kids at six", "wake me at 6:15 tomorrow",
                "skip back to thirty seconds",
            ]
        ),
        (
            "de",
            [
                "setz Milch nicht auf die Einkaufsliste", "setz nichts auf die Einkaufsliste",
                "setz keine Milch auf die Einkaufsliste",
                "schreib Milch lieber nicht auf die Einkaufsliste", "streich Milch nicht von der Einkaufsliste",
                "setz Milch auf keine Einkaufsliste", "trag Grillen nicht für Samstag ein",
                "trag nichts für Samstag ein",
                "setz Milch auf die Einkaufsliste und leere die Packliste", "setz auf die Einkaufsliste",
                "der Druck auf den Mietvertrag", "die offene Haustür", "schließlich die Haustür", "Radio war aus",
                "das Flurlicht ist aus", "rief Mama an", "schloss das Garagentor", "strich Milch von der Einkaufsliste",
                "trug Grillen für Samstag ein", "ich sag Mama dass ich komme", "sie ruft Mama an",
                "man öffnet die Haustür",
                "ruf Uli an morgen", "erinnere dich morgen an die Tabletten", "weck Mama um sieben",
                "weck uns um sieben", "weck mich um 11:15 morgen", "weck mich morgen um sieben",
            ]
        ),
        (
            "fr",
            [
                "ajoute pas de lait à la liste de courses", "ajoute rien à la liste de courses",
                "ajoute du lait à aucune liste de courses", "planifie pas le barbecue pour samedi",
                "planifie rien pour samedi",
                "planifie pour samedi", "dis à papa que",
                "la fermeture du portail", "la baisse du volume", "fermeture de la porte du garage",
                "fermé la porte du garage", "ajouté du lait à la liste de courses", "appela maman",
                "fermons le portail",
                "qui appelle maman", "qui dit à papa que j'arrive", "si elle appelle maman", "on appelle maman",
                "chauffe le bureau à 6 heures", "chauffe le bureau à 6 demain", "réveille-moi dans sept heures",
                "réveille-toi à sept heures", "réveille zoé à sept heures", "réveille maman à sept heures",
                "réveille-la à sept heures", "réveille-nous à sept heures",
            ]
        ),
        (
            "es",
            [
                "añade nada a la lista de la compra", "añade leche a ninguna lista de la compra",
                "añade no leche a la lista de la compra",
                "añade a la lista de la compra",
                "si apaga el horno", "él apaga el horno", "se apaga el horno", "apagan el horno", "apagamos el horno",
                "apaga el horno él", "tú apaga el horno", "me llama mamá", "él llama a mamá", "quien llama a mamá",
                "apagué el horno", "apagaré el horno", "apagará el horno", "ya borré el borrador",
                "abrí la puerta principal",
                "dije a papá que ya voy", "la apaga el horno", "despiértalo a las siete", "despiértanos a las siete",
                "despierta a mamá a las siete", "despiértame a las 18:45 mañana",
            ]
        ),
    ]

    /// At most a question.
    @Test(arguments: others)
    func isNotDone(_ language: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language)
        for text in texts {
            let match = matcher.match(text)
            #expect(match.status == .suggested || match.status == .rejected, "\(text): \(match.status) \(match.best)")
        }
    }

    private static let commands: [(String, [(said: String, intent: String)])] = [
        (
            "en",
            [
                ("text sam I'm not coming", "Text"), ("text sam not now", "Text"), ("text sam no", "Text"),
                ("text sam if he calls say no", "Text"),
                ("note do not feed the cat", "Note"), ("note: nothing", "Note"), ("note no parking on mondays", "Note"),
                ("note call mum and clear the desk", "Note"), ("fetch the cat that is not mine", "Get"),
                ("add do not disturb sign to groceries", "Add"), ("add the milk to groceries", "Add"),
                ("add salt and pepper to groceries", "Add"), ("put nothing compares to you on groceries", "Add"),
                ("the lights please", "On"), ("kitchen light on", "On"), ("the kitchen light at 50 percent", "Dim"),
                ("weather in paris please", "Weather"), ("who is singing silver spoon", "Sings"),
                ("please lock my front door", "Lock"), ("stop the timer", "StopTimer"),
                ("please stop my timer", "StopTimer"),
                ("remove this from focus", "Remove"), ("could you wake me at six", "Wake"),
                ("please wake me up at six", "Wake"), ("skip back thirty seconds please", "Rewind"),
                ("buy milk and bread", "Buy"),
            ]
        ),
        (
            "de",
            [
                ("sag Mama dass ich nicht komme", "Text"),
                ("setz Kuchen für die, die nicht backen auf die Einkaufsliste", "Add"),
                ("setz die Milch auf die Einkaufsliste", "Add"), ("setz Salz und Pfeffer auf die Einkaufsliste", "Add"),
                ("öffnet die Haustür", "Open"), ("die Haustür öffnen", "Open"), ("das Radio aus", "Off"),
                ("ruf bitte Uli an", "Call"),
                ("erinnere mich morgen an die Tabletten", "Remind"), ("weck mich um 7 Uhr morgens", "Wake"),
                ("schließe die Haustür", "Close"),
            ]
        ),
        (
            "fr",
            [
                ("dis à papa que je ne viens pas", "Tell"), ("dis à papa qu'il vienne", "Tell"),
                ("ajoute le lait à la liste de courses", "Add"),
                ("fermez la porte du garage", "Close"), ("appelle maman", "Call"),
                ("peux-tu fermer le portail", "Close"),
                ("chauffe le bureau à 20 degrés", "Heat"), ("réveille-moi à sept heures", "Wake"),
                ("BAISSE LE VOLUME", "Quieter"), ("crée une nouvelle note", "Create"),
            ]
        ),
        (
            "es",
            [
                ("sí, apaga el horno", "Off"), ("apague el horno", "Off"), ("apaga horno", "Off"),
                ("me puedes apagar el horno", "Off"),
                ("dile a mamá que no voy", "Tell"), ("dile a papá que si llueve no voy", "Tell"),
                ("anade leche a la lista de la compra", "Add"),
                ("abre la puerta principal", "Open"), ("llama a mama", "Call"), ("solo apaga el horno", "Off"),
                ("despiértame a las siete de la mañana", "Wake"), ("despiertame a las siete", "Wake"),
            ]
        ),
    ]

    /// What is near these is still done.
    @Test(arguments: commands)
    func isDone(_ language: String, _ texts: [(said: String, intent: String)]) throws {
        let matcher = try Self.matcher(language)
        for (text, intent) in texts {
            let match = matcher.match(text)
            let intents = match.best.map(\.intent)
            #expect(match.status == .matched && intents == [intent], "\(text): \(match.status) \(intents)")
        }
    }

    /// A reader of many utterances leaves to the matcher what may be no order.
    @Test(arguments: [
        ("en", "note milk", true), ("en", "note that", false), ("en", "add no milk to groceries", false),
        ("fr", "ferme le portail", true),
        ("fr", "fermé le portail", false), ("es", "llama a mamá", true),
    ])
    func isRecognized(_ language: String, _ text: String, _ isRecognized: Bool) throws {
        var recognizer = try Self.matcher(language).recognizer()
        var text = text
        let template = text.withUTF8 { recognizer.recognize($0) }
        #expect((template != nil) == isRecognized)
    }
}
