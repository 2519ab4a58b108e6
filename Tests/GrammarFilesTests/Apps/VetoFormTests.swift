import GrammarFiles
import PhraseMatching
import Testing

@Suite("Negative phrases said a little otherwise")
struct VetoFormTests {
    private static func matcher(_ language: String, _ phrase: String, _ values: String, _ negatives: String) throws
        -> AppMatcher
    {
        try AppMatcher(
            file: """
                phrasebook: 1
                language: \(language)
                app: {name: Zed}
                entities: {Room: {values: [\(values)]}}
                intents:
                  Open: {parameters: {room: {type: Room}}, phrases: ["\(phrase)"], negativePhrases: [\(negatives)]}
                """)
    }

    private static let cases: [(String, phrase: String, values: String, negatives: String, [String], [String])] = [
        (
            "en", "open [the] ${room}", "Alpha, Beta, Room 2, Room 3, The Vault",
            "open alpha, open room 2, open the vault, open room three",
            [
                "open alpha", "open the alpha", "please open the alpha", "open my alpha", "open room two",
                "open the room two", "open room 2",
                "open vault", "open the vault", "open room 3", "open the room three",
            ], ["open beta", "open the beta"]
        ),
        (
            "de", "öffne [die] ${room}", "Garage, Zelle 2, Zelle 3", "\"öffne Garage\", \"öffne Zelle zwei\"",
            ["öffne Garage", "öffne die Garage", "öffne Zelle 2", "öffne die Zelle zwei"],
            ["öffne Zelle 3", "öffne die Zelle drei"]
        ),
        (
            "fr", "ouvre [la] ${room}", "cave, salle 2, salle 3", "ouvre la cave, ouvre salle 2",
            ["ouvre la cave", "ouvre cave", "ouvre la salle deux", "ouvre ma cave"],
            ["ouvre la salle 3", "ouvre salle trois"]
        ),
        (
            "es", "abre [la] ${room}", "bodega, sala 2, sala 3", "abre bodega, abre sala 2",
            ["abre bodega", "abre la bodega", "abre la sala dos", "abre mi bodega"],
            ["abre la sala 3", "abre sala tres"]
        ),
    ]

    @Test(arguments: cases)
    func areVetoed(
        _ language: String, _ phrase: String, _ values: String, _ negatives: String, _ vetoed: [String],
        _ done: [String]
    ) throws {
        let matcher = try Self.matcher(language, phrase, values, negatives)
        for text in vetoed {
            let match = matcher.match(text)
            #expect(match.status == .rejected && match.vetoed, "\(text): \(match.status)")
        }
        for text in done { #expect(matcher.match(text).status == .matched, "\(text)") }
    }

    /// Samples are what may be said.
    @Test func areNoSamples() throws {
        let file = """
            phrasebook: 1
            language: en
            app: {name: Zed}
            entities: {Room: {values: [Alpha, Beta]}}
            intents:
              Open: {parameters: {room: {type: Room}}, phrases: ["open [the] ${room}"], negativePhrases: [open alpha]}
            """
        let app = try DeclarativeAppFile.read(file, name: "zed.yaml")
        let grammar = try AppGrammar([app], takesOtherForms: false) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar)
        #expect(matcher.match("open the alpha").vetoed && matcher.match("open the beta").status == .matched)
    }
}
