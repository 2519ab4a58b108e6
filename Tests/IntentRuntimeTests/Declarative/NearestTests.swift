import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@testable import IntentRuntime

@Suite("The nearest phrases of declarative apps are what one can say")
struct NearestTests {
    private static let lights = """
        phrasebook: 1
        language: en
        app: {name: Lights}
        entities:
          Light: {values: [Kitchen lamp, Desk, Attic]}
        enums:
          Room: {hall: Hall, attic: Attic}
        rules:
          set: "[set|turn]"
          where: "(in|at) {room}"
        intents:
          Dim:
            title: Dim
            parameters:
              light: {type: Light}
              room: {type: Room, optional: true}
              level: {type: Int, range: [0, 100]}
            phrases:
              - "<set> [the] {light} to {level}[%| percent] [<where>] with ${applicationName}"
              - "(dim|lower) {light} by {10..40,10:level} now"
          Move:
            title: Move
            parameters:
              light: {type: Light}
              room: {type: Room, optional: true}
            phrases: ["(take {light} to {room}|carry {light}) away"]
          Note:
            title: Note
            parameters:
              text: {type: String}
              share: {type: Double, range: [0, 1]}
            phrases: ["note down {text} as {share}"]
        """

    private static func interpreter(_ app: String) throws -> DeclarativeInterpreter {
        let app = try DeclarativeAppFile.read(app, name: "app.yaml")
        let pack = try LanguagePackFile.load(language: app.language)
        return DeclarativeInterpreter(try AppGrammar([app], clock: Script.berlinClock) { _ in pack })
    }

    @Test(arguments: [
        ("set desk to nothing with lights", "Desk to 50 with Lights"),
        ("turn it to the moon with lights", "Kitchen lamp to 50 with Lights"),
        ("dim by now", "dim Kitchen lamp by 20 now"),
        ("lower the desk by much now", "dim Desk by 20 now"),
        ("take away to", "take Kitchen lamp to Hall away"),
        ("note down as", "note down something as 0.5"),
    ])
    func nearest(_ said: String, _ expected: String) throws {
        let interpreter = try Self.interpreter(Self.lights)
        let meaning = interpreter.interpret([said])
        #expect(meaning.status == .rejected && meaning.nearest.first == expected)
        #expect(interpreter.interpret([expected]).status == .matched)
    }

    /// A value of each type as people of a language say it; it is understood when it is said.
    @Test(arguments: [
        (
            "en",
            [
                "String: something", "Date: December 24", "Time: 6:30 PM", "DateTime: December 24 at 6:30 PM",
                "Duration: 10 minutes",
            ]
        ),
        (
            "de",
            [
                "String: etwas", "Date: 24. Dezember", "Time: 18:30", "DateTime: 24. Dezember um 18:30",
                "Duration: 10 Minuten",
            ]
        ),
        (
            "fr",
            [
                "String: quelque chose", "Date: 24 décembre", "Time: 18:30", "DateTime: 24 décembre à 18:30",
                "Duration: 10 minutes",
            ]
        ),
        (
            "es",
            [
                "String: algo", "Date: 24 de diciembre", "Time: 18:30", "DateTime: 24 de diciembre, 18:30",
                "Duration: 10 minutos",
            ]
        ),
    ])
    func examples(_ language: String, _ values: [String]) throws {
        let texts = TextTable(try LanguagePackFile.load(language: language).texts)
        for value in values + ["Int: 5", "Double: 5"] {
            let (type, text) = (value.prefix { $0 != ":" }, value.drop { $0 != ":" }.dropFirst(2))
            let interpreter = try Self.interpreter(
                """
                phrasebook: 1
                language: \(language)
                app: {name: App}
                intents:
                  Do: {title: Do, parameters: {value: {type: \(type)}}, phrases: ["alpha beta {value} omega"]}
                """)
            let meaning = TextTable.$current.withValue(texts) { interpreter.interpret(["alpha omega"]) }
            #expect(meaning.nearest == ["alpha beta \(text) omega"])
            #expect(interpreter.interpret(meaning.nearest).status == .matched, "\(language) \(value)")
        }
    }

    @Test("A guess is put in the words that need nothing else") func guess() async throws {
        let app = try DeclarativeAppFile.read(Self.lights, name: "app.yaml")
        let pack = try LanguagePackFile.load(language: "en")
        let grammar = try AppGrammar([app], clock: Script.berlinClock) { _ in pack }
        let interpreter = DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) }
        let conversation = Conversation(interpreter, pack: pack, programs: .forbidden)
        let turn = await conversation.hear(Transcript("carried the desks a way home"))
        #expect(turn.replies.map(Script.text) == ["? I don't understand “home” there. Did you mean “carry Desk away”?"])
    }
}
