import GrammarFiles
@testable import IntentRuntime
import Testing

@testable import PhrasebookConsole

@Suite("What is told of a name that nobody knows")
struct UnlistedTextTests {
    private static func interpretation(of text: String) throws -> Interpretation {
        let app = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: en
            app: {name: Notes}
            entities:
              Note: {values: [Otter tracks, Heron nest, Shopping, Milk]}
              Folder: {values: [Home]}
            intents:
              Open: {parameters: {title: {type: Note}}, phrases: ["open ${title} in ${applicationName}"]}
              Show: {parameters: {name: {type: Folder}}, phrases: ["show the folder ${name}"]}
              Reveal: {parameters: {name: {type: Folder}}, phrases: ["show the folder ${name}"]}
              Move: {parameters: {title: {type: Note}, folder: {type: Folder}}, phrases: ["move ${title} to the folder ${folder}"]}
            """, name: "notes.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        return DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) }.interpret([text])
    }

    @Test(arguments: [
        (
            "open bread in notes",
            "I don't know the title “bread”.\nTry:\n  Otter tracks\n  Heron nest\n  Shopping"
        ),
        (
            "move bread to the folder work",
            "I don't know the title “bread”.\nTry:\n  Otter tracks\n  Heron nest\n  Shopping\n"
                + "I don't know the folder “work”.\nTry:\n  Home"
        ),
        (
            "show the folder work",
            "Notes Show\n  I don't know the name “work”.\n  Try:\n    Home\n"
                + "Notes Reveal\n  I don't know the name “work”.\n  Try:\n    Home"
        ),
    ])
    func lines(_ text: String, _ expected: String) throws {
        let lines = InterpretationText.lines(try Self.interpretation(of: text)).map { $0.plain }
        #expect(lines.joined(separator: "\n") == expected)
    }

    /// What is like it is named, if it was nothing to be asked about at once.
    @Test func nearNames() {
        let offers = NameOffers(inPlaceOf: "oter track", among: ["Heron nest", "Otter tracks", "Otters"])
        let unlisted = Reading.Unlisted(name: "title", label: "note", text: "oter track", span: 5..<15, offers: offers)
        let reading = Reading(
            said: "open oter track", app: "Notes", intent: "Open", template: "", tier: "flexible", score: 0.9,
            slots: [], unlisted: [unlisted])
        #expect(
            UnlistedText.lines([reading]).map(\.plain)
                == ["I don't know the note “oter track”.", "Did you mean:", "  Otter tracks"])
    }

    @Test(arguments: [
        (
            "open  «brot» in notes",
            #"{"text":"open  «brot» in notes","status":"suggested","app":"Notes","intent":"Open","slots":{},"#
                + #""unlisted":{"title":{"text":"brot","start":8,"end":12}},"template":"open ${title} in ${applicationName}","#
                + #""tier":"flexible","score":0.92,"alternatives":[]}"#
        ),
        (
            "move milk to the folder work",
            #"{"text":"move milk to the folder work","status":"suggested","app":"Notes","intent":"Move","#
                + #""slots":{"title":{"text":"milk","value":"Milk","id":"Milk","start":5,"end":9}},"#
                + #""unlisted":{"folder":{"text":"work","start":24,"end":28}},"template":"move ${title} to the folder ${folder}","#
                + #""tier":"flexible","score":0.92,"alternatives":[]}"#
        ),
        (
            "show the folder work",
            #"{"text":"show the folder work","status":"suggested","app":"Notes","intent":"Show","slots":{},"#
                + #""unlisted":{"name":{"text":"work","start":16,"end":20}},"template":"show the folder ${name}","#
                + #""tier":"flexible","score":0.46,"alternatives":[{"app":"Notes","intent":"Reveal","slots":{},"#
                + #""unlisted":{"name":{"text":"work","start":16,"end":20}},"template":"show the folder ${name}","#
                + #""tier":"flexible","score":0.46}]}"#
        ),
    ])
    func json(_ text: String, _ expected: String) throws {
        #expect(InterpretationJSON.object(for: try Self.interpretation(of: text)).text == expected)
    }
}
