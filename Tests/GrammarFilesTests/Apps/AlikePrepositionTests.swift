import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Where something is, in front of the command and with another preposition")
struct AlikePrepositionTests {
    @Test(arguments: [
        ("es", "apaga la luz (de la|del) ${room}", "cocina, garaje", "En la cocina apaga la luz", "cocina"),
        ("es", "apaga la luz (de la|del) ${room}", "cocina, garaje", "apaga en la cocina la luz", "cocina"),
        ("es", "apaga la luz (de la|del) ${room}", "cocina, garaje", "apaga la luz en la cocina", "cocina"),
        ("fr", "éteins la lumière de la ${room}", "cuisine, chambre", "dans la cuisine éteins la lumière", "cuisine"),
        ("de", "schalte das Licht in der ${room} aus", "Küche, Garage", "in der Küche schalte das Licht aus", "Küche"),
        ("en", "turn off the lights in the ${room}", "kitchen, attic", "turn off the lights of the kitchen", "kitchen"),
    ])
    func mayStandInFront(_ language: String, _ phrase: String, _ names: String, _ text: String, _ room: String) throws {
        let match = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Maison}
                entities:
                  Room: {values: [\(names)]}
                intents:
                  Off: {parameters: {room: {type: Room}}, phrases: ["\(phrase)"]}
                """
        ).match(text)
        #expect(match.status == .matched && match.best.map(\.slots.first?.value.title) == [room], "\(match.status)")
    }

    /// Whom one tells it may be said in a word with what is asked for.
    @Test(arguments: [
        ("fr", "ouvre les volets", "dis à maison d'ouvrir les volets"),
        ("fr", "ouvre les volets", "Demande à Maison d’ouvrir les volets"),
        ("fr", "ferme les volets", "dis à maison de fermer les volets"),
        ("en", "open the blinds", "tell maison to open the blinds"),
    ])
    func addressesMayBeElided(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Maison}
                intents:
                  Open: {phrases: ["\(phrase)"]}
                """
        ).match(text)
        #expect(match.status == .matched, "\(match.status)")
    }
}
