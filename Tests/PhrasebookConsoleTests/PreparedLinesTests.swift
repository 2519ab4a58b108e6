import Foundation
import GrammarFiles
import SpokenLanguage
import TestSupport
import Testing

@testable import IntentRuntime
@testable import PhrasebookConsole

/// Lines that are put together from pieces are the lines that interpretations are written as.
@Suite struct PreparedLinesTests {
    private static let app = """
        phrasebook: 1
        language: en
        app: {name: "Work \\"shop\\""}
        entities:
          Room: {values: ["living room", {id: k/1, title: "Küche\\u2028", synonyms: [kitchen]}, "7", "Wi-Fi corner"]}
          Pet: {values: [{id: a, title: Rex}, {id: b, title: Rex}, Bello]}
        enums:
          Mode: {fast: {title: "Very fast"}}
        intents:
          Dim:
            parameters:
              room: {type: Room}
              level: {type: Int, range: [0, 100]}
              share: {type: Double, range: [0, 50]}
            phrases: ["dim {room} to {level}", "[the] {room} at {share} percent", "{room}light", "lights of ({room}|all rooms)"]
          Note:
            parameters: {text: {type: String}, day: {type: Date}}
            phrases: ["note {text}", "note {text} in ${applicationName}", "plan {day}"]
          Feed:
            parameters: {pet: {type: Pet}, pets: {type: Pet, list: true}, mode: {type: Mode}, quiet: {type: Bool}}
            phrases: ["feed {pet}", "wash {pets}", "walk {mode}", "quiet {quiet}"]
            negativePhrases: ["note nothing"]
        """

    /// Whether each is put together, or left to the interpreter.
    static let cases: [(said: String, isPrepared: Bool)] = [
        ("dim living room to 20", true), ("Dim the kitchen to 20", true), ("dim Kitchen to twenty", true),
        ("dim kitchen to -5", false), ("dim 7 to 7", true), ("dim -7 to 7", false), ("kitchenlight", true),
        ("the kitchen at 50 percent", true), ("the kitchen at 51 percent", false), ("lights of all rooms", true),
        ("dim wifi corner to 3", true), ("Wi-Fi corner at 2 percent", true), ("dim (kitchen) to 3", false),
        ("note buy milk", true), ("note mum's \"bike\" is late", true), ("note \"buy milk\"", false),
        ("note buy milk!", false), ("note Öl kaufen", false), ("note the Öl now", true), ("note a - b", true),
        ("note buy milk in work shop", true), ("note buy milk - in workshop", false), ("plan tomorrow", false),
        ("feed bello", true), ("feed rex", false), ("wash bello", false),
        ("walk very fast", true), ("quiet on", true), ("note nothing", false), ("feed the bird", false),
        ("", false),
    ]

    private static func interpreter(_ apps: [DeclarativeApp]) throws -> DeclarativeInterpreter {
        DeclarativeInterpreter(
            try AppGrammar(apps, clock: SpokenClock(standingAt: Date(timeIntervalSince1970: 0), timeZone: .gmt)) {
                language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
            })
    }

    /// The line from pieces, and the one that the interpretation is written as.
    private static func lines(
        _ text: String, _ lines: inout PreparedLines, _ interpreter: DeclarativeInterpreter, _ format: MatchFormat
    ) -> (prepared: String?, written: String) {
        var (text, bytes, written) = (text, [UInt8(ascii: ">")], [UInt8(ascii: ">")])
        let isPrepared = text.withUTF8 { lines.write($0, into: &bytes) }
        format.write(interpreter.interpret([text], seeksNearest: false), into: &written)
        if !isPrepared { #expect(bytes == [UInt8(ascii: ">")]) }
        return (isPrepared ? String(decoding: bytes, as: UTF8.self) : nil, String(decoding: written, as: UTF8.self))
    }

    static let formats: [(String, MatchFormat)] = [
        ("text", .text(isColored: false)), ("in colour", .text(isColored: true)), ("JSON", .json),
    ]

    /// Each twice: from pieces that are made now, and from those that were.
    @Test(arguments: formats.map(\.1))
    func areTheLinesOfInterpretations(_ format: MatchFormat) throws {
        let interpreter = try Self.interpreter([DeclarativeAppFile.read(Self.app, name: "a.yaml")])
        var lines = PreparedLines(interpreter, format, sharing: SharedPieces())
        for (said, isPrepared) in Self.cases + Self.cases {
            let line = Self.lines(said, &lines, interpreter, format)
            #expect((line.prepared != nil) == isPrepared, "\(said)")
            #expect(line.prepared ?? line.written == line.written, "\(said)")
        }
    }

    /// More names than are kept at once.
    @Test func areRightWhenPiecesAreMadeAnew() throws {
        let names = (0..<1_200).map { "\"box \($0) of \(String(repeating: "long ", count: 100))\($0 % 7)\"" }
        let text = """
            phrasebook: 1
            language: en
            app: {name: Boxes}
            entities: {Box: {values: [\(names.joined(separator: ", "))]}}
            intents: {Open: {parameters: {box: {type: Box}}, phrases: ["open {box}"]}}
            """
        let interpreter = try Self.interpreter([DeclarativeAppFile.read(text, name: "b.yaml")])
        var lines = PreparedLines(interpreter, .json, sharing: SharedPieces())
        var wrong: [String] = []
        for name in names + names.prefix(100) {
            let said = "open " + name.dropFirst().dropLast()
            let line = Self.lines(said, &lines, interpreter, .json)
            if line.prepared != line.written { wrong.append(said) }
        }
        #expect(wrong == [])
    }

    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"), arguments: formats.map(\.1))
    func areTheLinesOfTheCorpora(_ format: MatchFormat) throws {
        let cases = try #require(Corpora.folder).appendingPathComponent("cases")
        for (grammars, files, share) in [
            (
                ["commands-fieldnotes", "commands-tasks"],
                ["commands-clean", "commands-variants", "commands-out-of-scope"], 0.4
            ),
            (["names"], ["names"], 0.1),
        ] {
            let apps = try grammars.map {
                try DeclarativeAppFile.load(path: cases.appendingPathComponent($0 + ".yaml").path)
            }
            let interpreter = try Self.interpreter(apps)
            var lines = PreparedLines(interpreter, format, sharing: SharedPieces())
            let said = try files.flatMap { file in
                try PhraseCaseFile.load(path: cases.appendingPathComponent(file + ".jsonl").path).flatMap(\.texts)
            }
            let written = said.map { Self.lines($0, &lines, interpreter, format) }
            #expect(written.filter { $0.prepared ?? $0.written != $0.written }.map(\.written) == [])
            #expect(Double(written.count { $0.prepared != nil }) >= share * Double(said.count))
        }
    }
}
