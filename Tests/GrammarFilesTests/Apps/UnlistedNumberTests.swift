import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Numbers beyond those that a phrase lists")
struct UnlistedNumberTests {
    private static func matcher(_ language: String, _ phrases: [String]) throws -> AppMatcher {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: \(language)
            app: {name: Lights}
            entities:
              Light: {values: [Desk, Lamp 3]}
            intents:
              Dim:
                title: Dim
                parameters:
                  light: {type: Light}
                  level: {type: Int, range: [0, 100]}
                phrases: \(phrases)
            """, name: "lights.yaml")
        return AppMatcher(
            try AppGrammar([app]) { language throws(GrammarFileError) in try LanguagePackFile.load(language: language) }
        )
    }

    /// Of a number and its opposite the sign tells which is meant.
    @Test(arguments: [
        ("set to 3", 3), ("set to -3", -3), ("set to three", 3), ("set to minus three", -3), ("set to -5", -5),
        ("set to 20", 20), ("set to 0", 0),
    ])
    func signsTellNumbersApart(_ text: String, _ number: Int) throws {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: en
            app: {name: Heating}
            intents:
              Heat: {parameters: {level: {type: Int, range: [-5, 20]}}, phrases: ["set to {level}"]}
            """, name: "heating.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let match = AppMatcher(grammar).match(text)
        #expect(match.status == .matched && match.best.first?.slots.map(\.value) == [.integer(number)])
    }

    /// Where all numbers are below zero, one without a sign is none of them.
    @Test(arguments: [
        ("set to -5", -5.0), ("set to minus five", -5), ("set to −20", -20), ("set to 5", nil), ("set to five", nil),
        ("please set to 5", nil), ("sett to 5", nil), ("sett to -5", -5),
    ])
    func numbersBelowZeroNeedASign(_ text: String, _ number: Double?) throws {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: en
            app: {name: Freezer}
            intents:
              Cool: {parameters: {level: {type: Int, range: [-20, -1]}}, phrases: ["set to {level}"]}
            """, name: "freezer.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
        let match = matcher.match(text)
        var recognizer = matcher.recognizer()
        var text = text
        #expect(text.withUTF8 { recognizer.recognize($0) } == nil)
        guard let number else {
            #expect(match.status == .rejected)
            if !text.hasPrefix("sett") { #expect(match.refusal == .outOfRange(5, -20 ... -1)) }
            return
        }
        #expect(match.status == .matched && match.best.first?.slots.map(\.value) == [.integer(Int(number))])
    }

    @Test(arguments: [
        ("set desk to 150", 150.0, 0.0...100.0), ("set lamp 3 to 101", 101, 0...100),
        ("set desk to one hundred and fifty", 150, 0...100), ("um, set desk to 150", 150, 0...100),
        ("set desk to minus five", -5, 0...100), ("set desk to 250 percent", 250, 0...100),
        ("set desk to 250%", 250, 0...100), ("dim desk by 12 now", 12, 1...9), ("dim desk by zero now", 0, 1...9),
        ("set desk to 2000000", 2_000_000, 0...100),
    ])
    func told(_ text: String, _ number: Double, _ range: ClosedRange<Double>) throws {
        let matcher = try Self.matcher("en", ["set {light} to {level}[%]", "dim {light} by {1..9:level} now"])
        let match = matcher.match(text)
        #expect(match.status == .rejected && match.refusal == .outOfRange(number, range))
    }

    @Test(arguments: ["set desk to banana", "150", "set nothing to 150", "dim desk by 12", "set desk 150", ""])
    func notTold(_ text: String) throws {
        let matcher = try Self.matcher("en", ["set {light} to {level}[%]", "dim {light} by {1..9:level} now"])
        #expect(matcher.match(text).refusal == nil)
    }

    @Test(arguments: [
        ("de", "stell desk auf hundertfünfzig", "stell {light} auf {level}"),
        ("fr", "mets desk à cent cinquante", "mets {light} à {level}"),
        ("es", "pon desk a ciento cincuenta", "pon {light} a {level}"),
    ])
    func otherLanguages(_ language: String, _ text: String, _ phrase: String) throws {
        #expect(try Self.matcher(language, [phrase]).match(text).refusal == .outOfRange(150, 0...100))
    }
}
