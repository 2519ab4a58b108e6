import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import TestSupport
import Testing

@Suite struct AppGrammarTests {
    static let lights = """
        phrasebook: 1
        language: en
        app: {name: BrightHome, alternativeNames: [Home]}
        entities:
          Room:
            values:
              - Kitchen
              - {id: r2, title: Room 2, synonyms: [the den]}
              - {id: dup, title: Kitchen}
              - "St. John's & Co"
        enums:
          Mode: {day: Day Light, night: {title: Night Light, synonyms: [moonlight]}}
        rules:
          the: "[the|my]"
          inside: "in <the> {room}"
        intents:
          SetLevel:
            parameters:
              room: {type: Room}
              level: {type: Int, range: [0, 100]}
            phrases:
              - "(set|dim) the light <inside> to ${level} [percent]"
          SetMode:
            parameters:
              mode: {type: Mode}
              rooms: {type: Room, list: true}
            phrases: ["{mode} in {rooms} with ${applicationName}", "{Mode:mode} please"]
          Wait:
            parameters:
              minutes: {type: Double, range: [0.5, 600]}
              flag: {type: Bool}
              count: {type: Int}
            phrases: ["wait {minutes} minutes", "loud {flag}", "flash {count} times", "glow {1..9:count}"]
          Note:
            parameters: {text: {type: String}, things: {type: String, list: true}}
            phrases: ["note ${text}", "buy ${things}"]
            negativePhrases: ["note nothing"]
        """

    static func matcher(_ text: String) throws -> AppMatcher {
        let app = try DeclarativeAppFile.read(text, name: "app.yaml")
        return AppMatcher(
            try AppGrammar([app]) { language throws(GrammarFileError) in try LanguagePackFile.load(language: language) }
        )
    }

    /// `Intent(slot=value, …)` for each of the best readings.
    static func shown(_ match: AppMatch) -> String {
        let readings = match.best.map { reading in
            "\(reading.intent)(\(reading.slots.map { "\($0.name)=\($0.value.title)" }.joined(separator: ", ")))"
        }
        return match.vetoed ? "vetoed" : readings.isEmpty ? "nothing" : readings.joined(separator: " | ")
    }

    static let table: [(String, String)] = [
        ("set the light in the room two to seventy five percent", "SetLevel(room=Room 2, level=75)"),
        ("dim the light in the den to 5", "SetLevel(room=Room 2, level=5)"),
        ("dim the light in the den to -5", "nothing"), ("dim the light in the den to −55", "nothing"),
        ("dim the light in the room 2 to 101", "nothing"),
        ("set the light in kitchen to 5", "SetLevel(room=Kitchen, level=5) | SetLevel(room=Kitchen, level=5)"),
        (
            "um moonlight in saint john's and company and room 2 with home",
            "SetMode(mode=Night Light, rooms=St. John's & Co, Room 2)"
        ),
        ("day light in room 2, the room two with bright home", "SetMode(mode=Day Light, rooms=Room 2, Room 2)"),
        ("the day light please", "SetMode(mode=Day Light)"),
        ("wait a half minutes", "Wait(minutes=0.5)"),
        ("wait two point five minutes", "Wait(minutes=2.5)"),
        ("wait twelve minutes", "Wait(minutes=12)"),
        ("wait a thousand minutes", "nothing"),
        ("wait banana minutes", "nothing"),
        ("loud off", "Wait(flag=false)"),
        ("flash two hundred and five times", "Wait(count=205)"),
        ("glow nine", "Wait(count=9)"),
        ("note please call mum", "Note(text=please call mum)"),
        ("um note thank you cards", "Note(text=thank you cards)"),
        ("note nothing", "vetoed"),
        ("buy milk, eggs and oat milk", "Note(things=milk, eggs, oat milk)"),
        ("", "nothing"),
        ("we walked along the river", "nothing"),
    ]

    @Test(arguments: table)
    func whatIsSaidIsRead(text: String, meaning: String) throws {
        #expect(Self.shown(try Self.matcher(Self.lights).match(text)) == meaning)
    }

    /// What only sounds like a phrase, and what says that it is not to be done.
    @Test(arguments: [
        ("dimm the light in the den to five", "SetLevel(room=Room 2, level=5)"),
        ("don't dimm the light in the den to five", "nothing"),
        ("dimm the light in the den to five, no, do not", "nothing"),
        ("set not the light in the den to five", "nothing"),
    ])
    func aNegationIsNoSlip(text: String, meaning: String) throws {
        let grammar = try Self.matcher(Self.lights).grammar
        let matcher = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
        #expect(Self.shown(matcher.match(text)) == meaning)
    }

    @Test func aReadingSaysWhereItsSlotsStand() throws {
        let match = try Self.matcher(Self.lights).match("Dim the light in the room two to 40")
        let reading = try #require(match.best.first)
        #expect(reading.app == "BrightHome")
        #expect(reading.phrase == "(set|dim) the light <inside> to ${level} [percent]")
        #expect(reading.slots.map(\.text) == ["room two", "40"])
        #expect(reading.slots.map(\.span) == [21..<29, 33..<35])
        #expect(reading.slots.map(\.value.id) == ["r2", "40"])
        #expect(reading.tier == "exact" && reading.score == 1)
    }

    /// What a title sounds like is not another title.
    @Test(arguments: [
        ("open chapter 2", "Open(x=Chapter 2)"), ("open chapter two", "Open(x=Chapter two)"),
        ("open chapter 3", "Open(x=Chapter three)"), ("open st. ives", "Open(x=St. Ives)"),
        ("open the saint ives", "Open(x=Saint Ives)"), ("open street ives", "Open(x=St. Ives)"),
    ])
    func aTitleComesBeforeTheSoundOfAnother(text: String, meaning: String) throws {
        let app = """
            phrasebook: 1
            language: en
            app: {name: A}
            entities: {X: {values: [Chapter 2, Chapter two, Chapter three, St. Ives, Saint Ives]}}
            intents: {Open: {parameters: {x: {type: X}}, phrases: ["open {x}"]}}
            """
        #expect(Self.shown(try Self.matcher(app).match(text)) == meaning)
    }
}
