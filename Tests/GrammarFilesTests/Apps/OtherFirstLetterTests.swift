import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Names that begin with another letter")
struct OtherFirstLetterTests {
    private static func matcher(_ language: String, _ phrase: String, _ names: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Room: {values: [\(names)]}
                intents:
                  Off: {parameters: {room: {type: Room}}, phrases: ["\(phrase)"]}
                """)
    }

    /// A letter that no hand takes for the first one makes another word; the key beside it, and a slip within, do not.
    @Test(arguments: [
        ("de", "schalte das Licht in der ${room} aus", "Küche, Garage", "schalte das Licht in der Buche aus", false),
        ("de", "schalte das Licht in der ${room} aus", "Küche, Garage", "schalte das Licht in der Suche aus", false),
        ("de", "schalte das Licht in der ${room} aus", "Küche, Garage", "schalte das Licht in der Lüche aus", true),
        ("de", "schalte das Licht in der ${room} aus", "Küche, Garage", "schalte das Licht in der Kpche aus", true),
        ("en", "open the ${room}", "garden, attic", "open the warden", false),
        ("en", "open the ${room}", "garden, attic", "open the harden", true),
        ("en", "open the ${room}", "garden, attic", "open the gardem", true),
        // Other words of the name say what is meant.
        ("en", "open the ${room}", "front door, attic", "open the bront door", true),
        ("fr", "ouvre la ${room}", "cuisine, chambre", "ouvre la voisine", false),
        ("es", "abre la ${room}", "cocina, sala", "abre la bocina", false),
        ("es", "abre la ${room}", "cocina, sala", "abre la xocina", true),
    ])
    func areOtherNames(_ language: String, _ phrase: String, _ names: String, _ text: String, _ isMeant: Bool) throws {
        let match = try Self.matcher(language, phrase, names).match(text)
        #expect(match.status.isSure == isMeant, "\(match.status)")
    }
}
