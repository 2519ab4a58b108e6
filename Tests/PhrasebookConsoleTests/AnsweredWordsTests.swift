import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import TestSupport
import Testing

@testable import IntentRuntime
@testable import PhrasebookConsole

/// What nobody knew, or what words mean that are no phrase, is not looked for again, however it is written, and answered as if
/// it were.
@Suite struct AnsweredWordsTests {
    @Test(arguments: [
        ("open the window", true), ("OPEN the Window", true), ("open  the window", false), ("open the windows", false),
        ("open the", false), ("", false),
    ])
    func textsAreKnownWhateverIsCapital(text: String, isKnown: Bool) {
        var texts = AnsweredWords()
        for text in ["Open the window", "open window 2", "öffne das fenster", "don't"] { texts.insert(text) }
        #expect(texts.contains(text) == isKnown)
        #expect(!texts.contains("open window 2") && !texts.contains("öffne das fenster") && !texts.contains("don't"))
    }

    private static let app = """
        phrasebook: 1
        language: en
        app: {name: Work shop}
        entities: {Room: {values: [living room, kitchen, attic]}}
        intents:
          Dim:
            parameters: {room: {type: Room}, level: {type: Int, range: [0, 100]}}
            phrases: ["dim {room} to {level}", "turn on {room}"]
          Find:
            parameters: {room: {type: Room}}
            phrases: ["find {room}", "create new notes"]
            negativePhrases: ["find nothing"]
        """

    /// Answers by a worker, and by the interpreter alone.
    private struct Answers {
        let interpreter: DeclarativeInterpreter
        let seeksNearest: Bool
        let worker: MatchWorker
        /// Texts, in small letters, that the worker need not ask about any more.
        private var known: Set<String> = []

        init(_ interpreter: DeclarativeInterpreter, _ console: MatchFormat, seeksNearest: Bool) {
            (self.interpreter, self.seeksNearest) = (interpreter, seeksNearest)
            worker = MatchWorker(PreparedLines(interpreter, console, sharing: SharedPieces())) { text in
                Self.line(interpreter.unknown(SpokenText(text), seeksNearest: seeksNearest), console)
            }
            format = console
        }

        private let format: MatchFormat

        private static func line(_ interpretation: Interpretation, _ format: MatchFormat) -> MatchStream.Line {
            var line = MatchStream.Line(code: ExitCode(interpretation))
            format.write(interpretation, into: &line.bytes)
            line.lasting = MatchStream.Line.Lasting(interpretation)
            return line
        }

        func isKnown(_ text: String) -> Bool { known.contains(text) }

        /// The line, as a stream has it, and the interpreter's.
        mutating func lines(_ text: String) -> (String, String) {
            let written = Self.line(interpreter.interpret([text], seeksNearest: seeksNearest), format)
            var (rest, number, bytes) = (Array((text + "\n").utf8)[...], 1, [UInt8]())
            _ = worker.answer(&rest, &number, into: &bytes)
            if !rest.isEmpty {
                #expect(!known.contains(text.lowercased()), "\(text) was answered before")
                bytes += written.bytes
                var line = written
                if interpreter.matcher.mayNameNumber(SpokenText(text)) { line.lasting = .nothing }
                if line.lasting != .nothing { known.insert(text.lowercased()) }
                worker.remember(line, for: Transcript(hypotheses: [Transcript.Hypothesis(text: text)], line: 1))
            }
            return (String(decoding: bytes, as: UTF8.self), String(decoding: written.bytes, as: UTF8.self))
        }
    }

    static let texts = [
        "we walked along the river", "find the attick", "find nothing", "dim kitchen to 150",
        "dim kitchen to two hundred",
        "dim the kitchen", "turn on the lights", "turn on kitchen please", "nothing of the kind", "living room",
        "find me a room", "findkitchen", "kitchen", "um kitchen",
        "create new notes for my mother",
    ]

    @Test(arguments: [(MatchFormat.json, false), (.text(isColored: false), true)])
    func linesAreTheInterpretersOwn(format: MatchFormat, seeksNearest: Bool) throws {
        let grammar = try AppGrammar([DeclarativeAppFile.read(Self.app, name: "a.yaml")]) {
            language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
        }
        let interpreter = DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) }
        var answers = Answers(interpreter, format, seeksNearest: seeksNearest)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<6 {
            for text in Self.texts {
                let said = text.map { Bool.random(using: &generator) ? $0.uppercased() : "\($0)" }.joined()
                let (line, written) = answers.lines(said)
                #expect(line == written, "\(said)")
            }
        }
        #expect(answers.isKnown("we walked along the river") && !answers.isKnown("dim kitchen to 150"))
        #expect(answers.isKnown("create new notes for my mother"))
    }
}

extension AnsweredWords {
    fileprivate mutating func insert(_ text: String) {
        var text = text
        text.withUTF8 { remember([], .notDone, for: $0) }
    }

    fileprivate mutating func contains(_ text: String) -> Bool {
        var text = text
        var nothing: [UInt8] = []
        return text.withUTF8 { write($0, into: &nothing) } != nil
    }
}
