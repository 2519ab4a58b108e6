import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Commands in other languages that say no phrase word for word.
@Suite struct FlexibleLanguageTests {
    private static func matcher(_ language: String, _ app: String) throws -> AppMatcher {
        let text = "phrasebook: 1\nlanguage: \(language)\n" + app
        let grammar = try AppGrammar([try DeclarativeAppFile.read(text, name: "app.yaml")]) {
            language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
        }
        return AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
    }

    private static let german = try? matcher(
        "de",
        """
        app: {name: Feldnotizen, alternativeNames: [Feld Notizen]}
        entities:
          Notiz: {values: [Otterspuren, Reiher bei Ebbe, Vogelnest im Schilf, Bäckerei Müller, Kapitel 2, Kapitel 3]}
        intents:
          Open: {parameters: {note: {type: Notiz}}, phrases: ["öffne {note} in ${applicationName}"]}
          Delete: {parameters: {note: {type: Notiz}}, phrases: ["lösche {note} in ${applicationName}"]}
          Create: {phrases: ["erstelle eine Notiz in ${applicationName}"]}
          Pins: {phrases: ["zeige angeheftete Notizen in ${applicationName}"]}
        """)

    @Test(arguments: [
        ("öfne Otterspuren in Feldnotizen", "matched Open(Otterspuren)"),
        ("bitte öffne die Otterspuren in Feldnotizen", "matched Open(Otterspuren)"),
        ("kannst du bitte Reiher bei Ebbe öffnen", "matched Open(Reiher bei Ebbe)"),
        ("zeig mir den Reiher bei Ebbe in Feldnotizen", "matched Open(Reiher bei Ebbe)"),
        ("öffne Vogelnest im Schielf in Feldnotizen", "matched Open(Vogelnest im Schilf)"),
        ("öffne Fogelnest im Schilf in Feldnotitzen", "matched Open(Vogelnest im Schilf)"),
        ("in Feldnotizen öffne Otterspuren", "matched Open(Otterspuren)"),
        ("öffne Beckerei Müler", "matched Open(Bäckerei Müller)"),
        ("entferne Otterspuren aus Feldnotizen", "matched Delete(Otterspuren)"),
        ("erstelle bitte eine neue Notiz in Feldnotizen", "matched Create()"),
        ("zeige die angehefteten Notizen in Feldnotizen", "matched Pins()"),
        ("schließe Otterspuren in Feldnotizen", "rejected"), ("öffne Kapitel vier in Feldnotizen", "suggested Open()"),
        ("wir sind am Fluss entlang gegangen", "rejected"), ("wie wird das Wetter morgen", "rejected"),
        ("der Zug war heute spät", "rejected"),
        ("öffne das Fenster im Schlafzimmer", "rejected"),
    ])
    func german(text: String, shown: String) throws {
        try check(Self.german, text, shown)
    }

    private static let french = try? matcher(
        "fr",
        """
        app: {name: Carnet}
        entities:
          Note: {values: [Traces de loutre, Héron à marée basse, Nid dans les roseaux, Boulangerie Dupont, Chapitre 2, Chapitre 3]}
        intents:
          Open: {parameters: {note: {type: Note}}, phrases: ["ouvre {note} dans ${applicationName}"]}
          Delete: {parameters: {note: {type: Note}}, phrases: ["supprime {note} dans ${applicationName}"]}
          Create: {phrases: ["crée une note dans ${applicationName}"]}
          Pins: {phrases: ["montre les notes épinglées dans ${applicationName}"]}
        """)

    @Test(arguments: [
        ("ouvre trace de loutres dans carnet", "matched Open(Traces de loutre)"),
        ("s'il te plaît ouvre les traces de loutre dans carnet", "matched Open(Traces de loutre)"),
        ("peux-tu ouvrir héron à marée basse dans le carnet", "matched Open(Héron à marée basse)"),
        ("affiche le héron à marée basse dans carnet", "matched Open(Héron à marée basse)"),
        ("ouvre éron à marré basse dans carnet", "matched Open(Héron à marée basse)"),
        ("ouvre nid dans les rosaux dans carné", "matched Open(Nid dans les roseaux)"),
        ("dans carnet ouvre traces de loutre", "matched Open(Traces de loutre)"),
        ("ouvre boulangerie dupon", "matched Open(Boulangerie Dupont)"),
        ("efface traces de loutre dans carnet", "matched Delete(Traces de loutre)"),
        ("crée une nouvelle note dans carnet", "matched Create()"),
        ("montre-moi les notes épinglées", "matched Pins()"),
        ("ferme traces de loutre dans carnet", "rejected"), ("ouvre chapitre quatre dans carnet", "suggested Open()"),
        ("nous avons marché le long de la rivière", "rejected"), ("quel temps fera-t-il demain", "rejected"),
        ("le train était en retard", "rejected"),
        ("ouvre la fenêtre de la chambre", "rejected"),
    ])
    func french(text: String, shown: String) throws {
        try check(Self.french, text, shown)
    }

    private static let spanish = try? matcher(
        "es",
        """
        app: {name: Cuaderno}
        entities:
          Nota: {values: [Huellas de nutria, Garza en marea baja, Nido en los juncos, Panadería Núñez, Capítulo 2, Capítulo 3]}
        intents:
          Open: {parameters: {note: {type: Nota}}, phrases: ["abre {note} en ${applicationName}"]}
          Delete: {parameters: {note: {type: Nota}}, phrases: ["borra {note} en ${applicationName}"]}
          Create: {phrases: ["crea una nota en ${applicationName}"]}
          Pins: {phrases: ["muestra las notas fijadas en ${applicationName}"]}
        """)

    @Test(arguments: [
        ("abre uellas de nutria en cuaderno", "matched Open(Huellas de nutria)"),
        ("por favor abre las huellas de nutria en cuaderno", "matched Open(Huellas de nutria)"),
        ("puedes abrir garza en marea baja en el cuaderno", "matched Open(Garza en marea baja)"),
        ("muéstrame la garza en marea baja en cuaderno", "matched Open(Garza en marea baja)"),
        ("abre garsa en marea vaja en cuaderno", "matched Open(Garza en marea baja)"),
        ("abre nido en los guncos en kuaderno", "matched Open(Nido en los juncos)"),
        ("en cuaderno abre huellas de nutria", "matched Open(Huellas de nutria)"),
        ("abre panaderia nunes", "matched Open(Panadería Núñez)"),
        ("elimina huellas de nutria en cuaderno", "matched Delete(Huellas de nutria)"),
        ("crea una nueva nota en cuaderno", "matched Create()"), ("enseña las notas fijadas", "matched Pins()"),
        ("cierra huellas de nutria en cuaderno", "rejected"), ("abre capítulo cuatro en cuaderno", "suggested Open()"),
        ("caminamos a lo largo del río", "rejected"), ("qué tiempo hará mañana", "rejected"),
        ("el tren llegó tarde", "rejected"),
        ("abre la ventana del dormitorio", "rejected"),
    ])
    func spanish(text: String, shown: String) throws {
        try check(Self.spanish, text, shown)
    }

    /// `matched Open(note=Otterspuren)`, of the app nothing.
    private func check(_ matcher: AppMatcher?, _ text: String, _ shown: String) throws {
        let match = try #require(matcher).match(text)
        let best = match.best.map { reading in
            let slots = reading.slots.filter { $0.name != AppGrammar.applicationName }.map(\.value.title)
            return "\(reading.intent)(\(slots.joined(separator: ", ")))"
        }
        let answer = ([match.status.rawValue] + best).joined(separator: " ")
        #expect(answer == shown)
    }
}
