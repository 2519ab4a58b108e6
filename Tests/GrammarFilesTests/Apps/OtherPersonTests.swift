import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Names that are those of others")
struct OtherPersonTests {
    private static let apps = [
        "en": (
            "call ${name}",
            "Robert King, Roberta Stein, Eric Lund, Erica Moss, Mr. Fowler, Carla Diaz, Jon Lee, Ian, Nice, Mary, Young Rex, "
                + "Essen, Phoenix, Christine Evans, John Leigh, Rome"
        ),
        "de": (
            "ruf ${name} an",
            "Herr Schulz, Frau Winter, Stefan Groß, Julia Blum, Uli, Flurlicht, Küchenlicht, Radio, "
                + "Jörg, Anna Müller, Ventilator"
        ),
        "fr": ("appelle ${name}", "Pascal Roy, Pascale Noir, Daniel Faure, M. Lefèvre, maman, papa, lampe, oncle René"),
        "es": (
            "llama a ${name}", "Daniel Soto, Daniela Vega, Señora Luna, Mario Ruiz, horno, cafetera, Julio, María Sol"
        ),
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        let app = try #require(apps[language])
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Name: {values: [\(app.1)]}
                intents:
                  Call: {parameters: {name: {type: Name}}, phrases: ["\(app.0)"]}
                """)
    }

    @Test(arguments: [
        // Two names crossed, and the other form of a given name.
        ("en", "call roberta king"), ("en", "call robert stein"), ("en", "call eric moss"), ("en", "call erica lund"),
        ("en", "call carlo diaz"), ("de", "ruf Stefana Groß an"), ("de", "ruf Julius Blum an"),
        ("fr", "appelle pascal noir"), ("fr", "appelle pascale roy"), ("fr", "appelle daniela"),
        ("fr", "appelle danielle faure"),
        ("es", "llama a daniel vega"), ("es", "llama a daniela soto"), ("es", "llama a maria ruiz"),
        // Another title.
        ("en", "call mrs fowler"), ("de", "ruf Frau Schulz an"), ("de", "ruf Herrn Winter an"),
        ("fr", "appelle madame lefèvre"), ("fr", "appelle mamie"), ("fr", "appelle papi"),
        ("es", "llama al señor luna"),
        // One letter more of three, and another beginning.
        ("en", "call joan lee"), ("en", "call ivan"), ("en", "call venice"), ("de", "ruf Ulla an"),
        // Another given name, another place, though hardly a letter or a sound is different.
        ("en", "call essex"), ("en", "call phoenician"), ("en", "call christian evans"), ("en", "call christina evans"),
        ("en", "call joan leigh"), ("en", "call romania"), ("de", "ruf Jörn an"), ("de", "ruf Jürgen an"),
        ("de", "ruf Jörgen an"), ("de", "ruf Anna Möller an"), ("de", "ruf Anne Müller an"),
        ("fr", "appelle oncle renaud"), ("es", "llama a julián"), ("es", "llama a julieta"),
        ("es", "llama a marta sol"),
        // Another thing.
        ("de", "ruf Radiator an"), ("de", "ruf Flutlicht an"), ("de", "ruf Kirchenlicht an"),
        ("es", "llama a la cafetería"), ("es", "llama al hornillo"),
    ])
    func areNotCalled(_ language: String, _ text: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(match.status != .matched, "\(match.best.first?.slots.first?.value.title ?? "")")
    }

    @Test(arguments: [
        ("en", "call robertta stein", "Roberta Stein"), ("en", "call robert kign", "Robert King"),
        ("en", "call carla dias", "Carla Diaz"), ("en", "call jonn lee", "Jon Lee"),
        ("en", "call mr fowlr", "Mr. Fowler"),
        ("en", "call esen", "Essen"), ("en", "call pheonix", "Phoenix"), ("en", "call jhon leigh", "John Leigh"),
        ("de", "ruf Wentilator an", "Ventilator"),
        ("de", "ruf Anna Mueler an", "Anna Müller"), ("es", "llama a jullio", "Julio"),
        ("en", "call mari", "Mary"), ("en", "call yung recks", "Young Rex"),
        ("de", "ruf Stephan Gross an", "Stefan Groß"),
        ("de", "ruf Herrn Schultz an", "Herr Schulz"),
        ("de", "ruf Flurlichtt an", "Flurlicht"), ("fr", "appelle pascal rooy", "Pascal Roy"),
        ("fr", "appelle monsieur lefèvre", "M. Lefèvre"), ("fr", "appelle lamp", "lampe"),
        ("es", "llama a daniel sotto", "Daniel Soto"), ("es", "llama a la señora lunna", "Señora Luna"),
    ])
    func areStillMisspelt(_ language: String, _ text: String, _ name: String) throws {
        let match = try Self.matcher(language).match(text)
        let found = match.best.first?.slots.first?.value.title
        #expect(match.status == .matched && found == name, "\(match.status) \(found ?? "")")
    }
}

@Suite("Words that ask for several things")
struct QuantifierTests {
    private static let apps = [
        "en": ("turn on [the] ${thing}", "Hall light, Desk lamp, All saints lamp"),
        "de": ("schalte [das|die] ${thing} ein", "Halle Licht, Stehlampe"),
        "fr": ("allume [la|le] ${thing}", "lampe de tour, lampe du salon"),
        "es": ("enciende [la|el] ${thing}", "luz del toldo, luz del salón"),
    ]

    private static func match(_ language: String, _ text: String) throws -> AppMatch {
        let app = try #require(apps[language])
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Home}
                entities:
                  Thing: {values: [\(app.1)]}
                intents:
                  On: {parameters: {thing: {type: Thing}}, phrases: ["\(app.0)"]}
                """
        ).match(text)
    }

    @Test(arguments: [
        ("en", "turn on all lights"), ("en", "turn on all the lights"), ("en", "turn all lights on"),
        ("en", "turn on every light"), ("en", "turn on both lights"), ("de", "schalte alle Lichter ein"),
        ("de", "schalte beide Lichter ein"), ("fr", "allume toutes les lampes"), ("fr", "allume tous les lampes"),
        ("es", "enciende todas las luces"), ("es", "enciende todo la luz"),
    ])
    func areNoPartOfAName(_ language: String, _ text: String) throws {
        let match = try Self.match(language, text)
        #expect(match.status != .matched, "\(match.best.first?.slots.first?.value.title ?? "")")
    }

    @Test(arguments: [
        ("en", "turn on the hal light", "Hall light"), ("en", "turn on all saints lmap", "All saints lamp"),
        ("de", "schalte die Stelampe ein", "Stehlampe"), ("fr", "allume la lampe du salln", "lampe du salon"),
        ("es", "enciende la luz del saloon", "luz del salón"),
    ])
    func areHeardWhereANameHasThem(_ language: String, _ text: String, _ name: String) throws {
        let match = try Self.match(language, text)
        #expect(match.status == .matched && match.best.first?.slots.first?.value.title == name, "\(match.status)")
    }
}
