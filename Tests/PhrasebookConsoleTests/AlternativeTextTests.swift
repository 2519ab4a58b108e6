import GrammarFiles
import PhraseMatching
import Testing

@testable import IntentRuntime
@testable import PhrasebookConsole

@Suite("What is written of several texts that say different things")
struct AlternativeTextTests {
    private static func json(_ texts: [String]) throws -> String {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: en
            app: {name: Notes}
            entities:
              Place: {values: [Fort, Port]}
            intents:
              Open: {parameters: {place: {type: Place}}, phrases: ["open ${place} in ${applicationName}"]}
            """, name: "notes.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let hypotheses = texts.map { Hypothesis(SpokenText($0), confidence: 0.5) }
        let interpreter = DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) }
        return InterpretationJSON.object(for: interpreter.interpret(hypotheses)).text
    }

    private static func place(_ text: String, _ value: String, _ start: Int) -> String {
        #""slots":{"place":{"text":"\#(text)","value":"\#(value)","id":"\#(value)","start":\#(start),"end":\#(start + 4)}},"#
            + #""template":"open ${place} in ${applicationName}","tier":"flexible","score":0.325"#
    }

    /// Places are those in the text that says it: another one says its own.
    @Test func alternatives() throws {
        #expect(
            try Self.json(["er so open fort in notes", "open port in notes"])
                == #"{"text":"er so open fort in notes","status":"suggested","app":"Notes","intent":"Open","#
                + Self.place("fort", "Fort", 11)
                + #","alternatives":[{"text":"open port in notes","app":"Notes","intent":"Open","#
                + Self.place("port", "Port", 5) + "}]}")
    }
}
