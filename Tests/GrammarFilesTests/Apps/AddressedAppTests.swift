import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("The app's name before what is dictated, and where it is left out")
struct AddressedAppTests {
    private static func app(_ name: String, _ language: String, _ create: String, _ open: String, _ note: String)
        -> String
    {
        """
        phrasebook: 1
        language: \(language)
        app: {name: \(name)}
        entities:
          Note: {values: ["\(note)", Garden]}
        intents:
          Create: {parameters: {text: {type: String}}, phrases: ["\(create) ${text}"]}
          Open: {parameters: {note: {type: Note}}, phrases: ["\(open)"]}
        """
    }

    private static let words = [
        "en": ("create a note saying", "open ${note} in ${applicationName}", "otter tracks"),
        "de": ("erstelle eine Notiz mit", "öffne ${note} in ${applicationName}", "Otterspuren"),
        "fr": ("crée une note avec", "ouvre ${note} dans ${applicationName}", "traces de loutre"),
        "es": ("crea una nota con", "abre ${note} en ${applicationName}", "huellas de nutria"),
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        let words = try #require(words[language])
        return try AppMatcher(file: app("Jotter", language, words.0, words.1, words.2))
    }

    /// What is dictated behind it is done as it is without.
    @Test(arguments: [
        ("en", "jotter, create a note saying hello", "hello"), ("en", "jotter create a note saying hello", "hello"),
        ("en", "hey jotter create a note saying call mum now", "call mum now"),
        ("en", "tell jotter to create a note saying hello", "hello"),
        ("en", "computer, create a note saying hello", "hello"),
        ("en", "could you create a note saying hello please", "hello please"),
        ("de", "Jotter, erstelle eine Notiz mit hallo Welt", "hallo Welt"),
        ("de", "hey Jotter erstelle eine Notiz mit hallo Welt", "hallo Welt"),
        ("fr", "jotter, crée une note avec bonjour", "bonjour"),
        ("es", "jotter, crea una nota con hola", "hola"), ("es", "oye jotter crea una nota con hola", "hola"),
    ])
    func dictationGoesOn(_ language: String, _ text: String, _ said: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(match.status == .matched && match.best.first?.slots.first?.text == said, "\(match.status)")
    }

    /// Another name is none of the app's.
    @Test(arguments: ["bob, create a note saying hello", "evernote create a note saying hello", "jotter, create hello"])
    func othersAreNoAddress(_ text: String) throws {
        #expect(try !Self.matcher("en").match(text).status.isSure)
    }

    /// A phrase that says all but the app's name is done, if only one app has it; of several it is asked which.
    @Test(arguments: [
        ("en", "open otter tracks"), ("de", "öffne Otterspuren"), ("fr", "ouvre traces de loutre"),
        ("es", "abre huellas de nutria"),
    ])
    func oneAppNeedsNoName(_ language: String, _ text: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(match.status == .matched && match.best.map(\.intent) == ["Open"])
        let words = try #require(Self.words[language])
        let apps = try ["Jotter", "Daybook"].map { name in
            try DeclarativeAppFile.read(
                Self.app(name, language, words.0, words.1, words.2), name: "\(name).yaml")
        }
        let grammar = try AppGrammar(apps) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let both = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }.match(text)
        #expect(both.status == .ambiguous && both.best.map(\.app).sorted() == ["Daybook", "Jotter"])
    }

    /// However many names there are.
    @Test(arguments: [("play thriller", MatchStatus.matched), ("play", .rejected), ("jukebox", .rejected)])
    func longListsNeedNone(_ text: String, _ status: MatchStatus) throws {
        let songs = (0..<400).map { "Song \($0)" } + ["Thriller"]
        let match = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: Jukebox}
                entities:
                  Song: {values: ["\(songs.joined(separator: "\", \""))"]}
                intents:
                  Play: {parameters: {song: {type: Song}}, phrases: ["play ${song} in ${applicationName}"]}
                """
        ).match(text)
        #expect(match.status == status, "\(match.status)")
    }
}
