import Foundation
import GrammarFiles
import IntentRuntime
import PhraseChecks
import Testing

@Suite struct CoverageTests {
    private static let app = """
        phrasebook: 1
        language: en
        app: {name: BrightHome, alternativeNames: [Home]}
        entities:
          Room:
            values: [Kitchen, {id: r2, title: Room 2}, {id: a, title: Attic}, {id: b, title: Attic}]
        enums:
          Mode: {day: Day Light}
        intents:
          SetLevel:
            parameters: {room: {type: Room}, level: {type: Int, range: [0, 100]}, mode: {type: Mode}, on: {type: Bool}}
            phrases: ["dim {room} to {level}", "dim {room}", "use {mode}", "glow {on}"]
          Note:
            parameters: {text: {type: String}, rooms: {type: Room, list: true}}
            phrases: ["note {text}", "clean {rooms}"]
        """

    private func subject() throws -> DeclarativeSubject {
        let app = try DeclarativeAppFile.read(Self.app, name: "a.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        return DeclarativeSubject(DeclarativeInterpreter(grammar))
    }

    private func report(_ lines: String) async throws -> CoverageReport {
        try await CoverageRun(PhraseCaseFile.read(Data(lines.utf8), path: "c"), of: subject()).report()
    }

    private static let table: [(String, Bool)] = [
        (#"{"text":"dim room two to five","intent":"SetLevel","slots":{"room":"Room 2","level":5}}"#, true),
        (#"{"text":"dim room two to five","intent":"SetLevelIntent","slots":{"room":"r2","level":"5"}}"#, true),
        (#"{"text":"dim room two to five","intent":"SetLevel","slots":{"room":"Room 2"}}"#, false),
        (#"{"text":"dim room two","intent":"SetLevel","slots":{"room":"Room 2","level":5}}"#, false),
        (#"{"text":"dim room two to five","intent":"SetLevel","slots":{"room":"Room 2","level":6}}"#, false),
        (#"{"text":"dim room two to five","intent":"Note","slots":{"room":"Room 2","level":5}}"#, false),
        (#"{"text":"dim room 2","intent":"SetLevel","slots":{"room":"Room 2"},"app":"BrightHome"}"#, true),
        (#"{"text":"dim room 2","intent":"SetLevel","slots":{"room":"Room 2"},"app":"home"}"#, true),
        (#"{"text":"dim room 2","intent":"SetLevel","slots":{"room":"Room 2"},"app":"Tasks"}"#, false),
        (#"{"text":"dim the attic","intent":"SetLevel","slots":{"room":"Attic"}}"#, false),
        (#"{"text":"dim the attic","ambiguous":["Attic","Attic"]}"#, true),
        (#"{"text":"dim the attic","ambiguous":["Attic","Attic"],"intent":"SetLevel"}"#, true),
        (#"{"text":"dim the attic","ambiguous":["Attic"]}"#, false),
        (#"{"text":"dim the attic","ambiguous":["Attic","Kitchen"]}"#, false),
        (#"{"text":"dim kitchen","ambiguous":["Kitchen"]}"#, false),
        (#"{"text":"use day light","intent":"SetLevel","slots":{"mode":"Day Light"}}"#, true),
        (#"{"text":"use day light","intent":"SetLevel","slots":{"mode":"day"}}"#, true),
        (#"{"text":"glow off","intent":"SetLevel","slots":{"on":false}}"#, true),
        (#"{"text":"glow off","intent":"SetLevel","slots":{"on":true}}"#, false),
        (#"{"text":"note Call mum!","intent":"Note","slots":{"text":"call mum"}}"#, true),
        (#"{"text":"clean kitchen and room 2","intent":"Note","slots":{"rooms":["Kitchen","Room 2"]}}"#, true),
        (#"{"text":"clean kitchen and room 2","intent":"Note","slots":{"rooms":["Kitchen"]}}"#, false),
        (#"{"text":"we walked","reject":true}"#, true),
        (#"{"text":"dim kitchen","reject":true}"#, false),
        (#"{"text":["dumb kitchen","dim kitchen"],"intent":"SetLevel","slots":{"room":"Kitchen"}}"#, true),
        (#"{"text":["um dim the kitchen","dim room 2"],"intent":"SetLevel","slots":{"room":"Kitchen"}}"#, true),
        (#"{"text":"","reject":true}"#, true),
    ]

    @Test(arguments: table) func aCaseIsJudged(line: String, passes: Bool) async throws {
        #expect(try await report(line).passed == (passes ? 1 : 0))
    }

    @Test func confusionsAndUnsaidPhrasesAreCounted() async throws {
        let report = try await report(
            """
            {"text":"dim kitchen","intent":"Note"}
            {"text":"dim kitchen","intent":"SetLevel","slots":{"room":"Kitchen"}}
            {"text":"dim kitchen","reject":true}
            {"text":"we walked","intent":"Note"}
            """)
        #expect(report.confusion.names == ["Note", "SetLevel", "rejected"])
        let confusions = report.confusion.confusions.map { "\($0.cell.expected)>\($0.cell.came) \($0.count)" }
        #expect(confusions == ["Note>SetLevel 1", "Note>rejected 1", "rejected>SetLevel 1"])
        #expect(report.passed == 1 && report.failed == 3 && report.falseAccepts == 1)
        let unhit = report.unhit.map(\.template)
        #expect(unhit == ["dim {room} to {level}", "use {mode}", "glow {on}", "note {text}", "clean {rooms}"])
    }

    @Test("Two files of one app are one app, and what both say is said once") func twoFilesOfOneApp() async throws {
        let text = """
            phrasebook: 1
            language: en
            app: {name: Same}
            entities: {Pet: {values: [{id: c, title: Cat}]}}
            intents: {Greet: {parameters: {pet: {type: Pet}}, phrases: ["hello there", "hello {pet}"]}}
            """
        let other = text.replacing("title: Cat", with: "title: Cat, synonyms: [kitty]")
        let apps = [
            try DeclarativeAppFile.read(text, name: "a.yaml"), try DeclarativeAppFile.read(other, name: "b.yaml"),
        ]
        let grammar = try AppGrammar(apps) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let interpreter = DeclarativeInterpreter(grammar)
        for said in ["hello there", "hello cat", "hello kitty"] {
            #expect(interpreter.interpret([said]).status == .matched, "\(said)")
        }
    }

    @Test func casesOfAnotherLanguageAreLeftOut() async throws {
        let lines = #"{"text":"dim kitchen","intent":"SetLevel","slots":{"room":"Kitchen"},"locale":"de-AT"}"#
        let run = try CoverageRun(PhraseCaseFile.read(Data(lines.utf8), path: "c"), of: subject())
        #expect(await run.report(locale: "en_GB").outcomes.isEmpty)
        #expect(await run.report(locale: "de").passed == 1)
    }

    private static func interpreter(_ file: String) throws -> DeclarativeInterpreter {
        let app = try DeclarativeAppFile.read(file, name: "a.yaml")
        let grammar = try AppGrammar([app], takesOtherForms: false) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        return DeclarativeInterpreter(grammar)
    }

    private static func samples(_ round: SampleRound, _ count: Int) async -> (
        samples: [Interpretation], unsaid: String?
    ) {
        var (round, samples) = (round, [Interpretation]())
        while samples.count < count, let sample = await round.next() { samples.append(sample) }
        return (samples, round.unsaid)
    }

    @Test func samplesAreUnderstoodAndTheSameForASeed() async throws {
        let interpreter = try Self.interpreter(Self.app)
        let (samples, unsaid) = await Self.samples(interpreter.samples(seed: 3), 30)
        #expect(samples.count == 30 && unsaid == nil)
        #expect(samples.allSatisfy { $0.status == .matched || $0.status == .ambiguous })
        #expect(Set(samples.flatMap(\.readings).map(\.template)).count == 6)
        #expect(await Self.samples(interpreter.samples(seed: 3), 30).samples.map(\.text) == samples.map(\.text))
    }

    /// Most of what is made up comes to a few lengths, and there are others.
    @Test func samplesOfManyWaysToSayOnePhrase() async throws {
        let ways = String(repeating: " [a]", count: 60)
        let file = "phrasebook: 1\nlanguage: en\napp: {name: A}\nintents: {Go: {phrases: [\"go\(ways)\"]}}"
        let (samples, _) = await Self.samples(try Self.interpreter(file).samples(seed: 1), 20)
        #expect(Set(samples.map(\.text)).count == 20)
    }

    /// Each type has values that are said and read back.
    @Test(arguments: ["en", "de", "fr", "es"])
    func samplesOfValues(_ language: String) async throws {
        let types = ["Int", "Double", "Date", "Time", "DateTime", "Duration", "Currency", "Measurement(length)", "URL"]
        let intents = types.enumerated().map {
            "  Do\($0): {parameters: {x: {type: \"\($1)\"}}, phrases: [\"pq\($0) ${x}\"]}"
        }
        let file = "phrasebook: 1\nlanguage: \(language)\napp: {name: A}\nintents:\n" + intents.joined(separator: "\n")
        let (samples, _) = await Self.samples(try Self.interpreter(file).samples(seed: 3), 27)
        #expect(samples.count == 27)
        for number in types.indices {
            let said = samples.filter { $0.readings.first?.intent == "Do\(number)" }
            #expect(!said.isEmpty && said.allSatisfy { $0.status == .matched }, "\(types[number])")
        }
    }

    @Test func samplesOfWhatNobodyListed() async throws {
        let file = """
            phrasebook: 1
            language: en
            app: {name: A}
            entities: {Room: {values: []}}
            intents:
              Enter: {parameters: {room: {type: Room}}, phrases: ["enter ${room}"]}
              Leave: {phrases: ["leave"]}
            """
        let (samples, unsaid) = await Self.samples(try Self.interpreter(file).samples(seed: 3), 3)
        #expect(samples.map(\.text) == ["leave"])
        #expect(unsaid == "enter ${room}")
    }
}
