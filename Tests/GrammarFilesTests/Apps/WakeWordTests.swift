import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("What a machine is called before a command")
struct WakeWordTests {
    private static func matcher(_ language: String, _ phrase: String, _ name: String) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Note: {values: [\(name), Alexa]}
                intents:
                  Open: {parameters: {note: {type: Note}}, phrases: ["\(phrase) ${note}"]}
                """)
    }

    @Test(arguments: [
        ("en", "computer, open garden"), ("en", "hey jarvis open garden"), ("en", "ok google, open garden"),
        ("en", "Hey Siri, could you open garden please"), ("en", "um computer open gardn"),
        ("de", "Computer, öffne garten"), ("de", "hey jarvis öffne bitte garten"), ("de", "ok google öffne garten"),
        ("fr", "ordinateur, ouvre jardin"), ("fr", "dis siri, ouvre jardin"), ("fr", "ok google ouvre jardin"),
        ("es", "ordenador, abre jardín"), ("es", "oye siri abre jardín"), ("es", "hola google, abre jardín"),
    ])
    func isNoPartOfTheCommand(_ language: String, _ text: String) throws {
        let (verb, name) = try #require(Self.words[language])
        let match = try Self.matcher(language, verb, name).match(text)
        #expect(match.status == .matched && match.result.best.first?.slots.first?.value == 0)
    }

    private static let words = [
        "en": ("open", "garden"), "de": ("öffne", "Garten"), "fr": ("ouvre", "jardin"), "es": ("abre", "jardín"),
    ]

    /// It is one before a command alone, and where nothing else has that name; whoever else is called may be meant.
    @Test(arguments: [
        "bob, open garden", "hey bob open garden", "google, open garden", "open garden with jarvis",
        "alexa, open garden",
        "computer",
    ])
    func othersAreAskedAbout(_ text: String) throws {
        let match = try Self.matcher("en", "open", "garden").match(text)
        #expect(match.status == .suggested || match.status == .rejected)
    }

    /// What is not to be done is heard behind it, too.
    @Test(arguments: ["computer, don't open garden", "hey jarvis did you open garden"])
    func whatFollowsMayDeny(_ text: String) throws {
        #expect(try Self.matcher("en", "open", "garden").match(text).status == .rejected)
    }
}
