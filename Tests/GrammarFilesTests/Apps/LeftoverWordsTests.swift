import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Words that a command has no place for")
struct LeftoverWordsTests {
    private static func matcher(_ language: String, _ names: String, _ phrases: String) throws -> AppMatcher {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: \(language)
            app: {name: Desk}
            entities:
              Note: {values: [\(names)]}
            intents:
              Delete: {parameters: {note: {type: Note}}, phrases: ["\(phrases)"]}
            """, name: "desk.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        return AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
    }

    /// When, how often and with what is not said for nothing: the command alone is at most suggested.
    @Test(arguments: [
        (
            "en", "garden, heron nest", "delete ${note}",
            [
                "delete garden tomorrow", "delete garden twice", "delete garden at noon", "delete garden in an hour",
                "tomorrow delete garden", "delete garden every monday", "delete garden in evernote",
                "delete garden with evernote", "delete garden using evernote", "delete garden, heron nest",
                "delete garden; heron nest", "delete garden heron nest", "delete garden at 5",
            ]
        ),
        (
            "de", "Garten, Reihernest", "lösche ${note}",
            [
                "lösche garten morgen", "lösche garten zweimal", "lösche garten um zwölf",
                "lösche garten in einer stunde",
                "lösche garten jeden montag", "lösche garten in evernote", "lösche garten, reihernest",
            ]
        ),
        (
            "fr", "jardin, nid de héron", "supprime ${note}",
            [
                "supprime jardin demain", "supprime jardin deux fois", "supprime jardin à midi",
                "supprime jardin dans une heure", "supprime jardin chaque lundi", "supprime jardin dans evernote",
                "supprime jardin, nid de héron",
            ]
        ),
        (
            "es", "jardín, nido", "borra ${note}",
            [
                "borra jardín mañana", "borra jardín dos veces", "borra jardín al mediodía", "borra jardín en una hora",
                "borra jardín cada lunes", "borra jardín en evernote", "borra jardín, nido",
            ]
        ),
    ])
    func areAskedAbout(_ language: String, _ names: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, names, phrase)
        for text in texts {
            let match = matcher.match(text)
            #expect(match.status == .suggested || match.status == .rejected, "\(text): \(match.status)")
        }
    }

    @Test(arguments: [
        (
            "en", "garden, heron nest", "delete ${note}",
            ["could you delete garden please", "delte garden", "delete the garden note"]
        ),
        ("de", "Garten, Reihernest", "lösche ${note}", ["lösche bitte garten", "lösche gatren", "lösch garten"]),
        ("fr", "jardin, nid de héron", "supprime ${note}", ["supprime jardin s'il te plaît", "suprime jardin"]),
        ("es", "jardín, nido", "borra ${note}", ["borra jardín por favor", "bora jardín"]),
    ])
    func othersAreUnderstood(_ language: String, _ names: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, names, phrase)
        for text in texts { #expect(matcher.match(text).status == .matched, "\(text): \(matcher.match(text).status)") }
    }
}
