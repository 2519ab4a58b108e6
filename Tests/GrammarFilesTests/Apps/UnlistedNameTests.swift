import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import TestSupport
import Testing

/// The packs' own words around names that no list has, with sentences that must not be taken for commands.
@Suite("Names that an app does not have")
struct UnlistedNameTests {
    private static let apps = [
        "en": """
        phrasebook: 1
        language: en
        app: {name: Boombox}
        entities:
          Song: {values: [Blue Monday, Yesterday]}
          Playlist: {values: [Garden, Running]}
          Room: {values: [Kitchen, Bedroom]}
        enums:
          Mood: {calm: Calm, loud: Loud}
        intents:
          Play: {parameters: {song: {type: Song}}, phrases: ["play ${song} [in ${applicationName}]", "play the song ${song}"]}
          Delete: {parameters: {song: {type: Song}}, phrases: ["delete ${song} in ${applicationName}"], negativePhrases: ["delete everything in boombox"]}
          Add: {parameters: {song: {type: Song}, list: {type: Playlist}}, phrases: ["add ${song} to ${list}"]}
          Mood: {parameters: {mood: {type: Mood}}, phrases: ["switch the mood to ${mood}"]}
          Wake: {parameters: {song: {type: Song}, day: {type: Date}}, phrases: ["wake me up with ${song} ${day}"]}
          Volume: {parameters: {room: {type: Room}, level: {type: Int, range: [0, 100]}}, phrases: ["set the volume in the ${room} to ${level}"]}
          Flag: {parameters: {room: {type: Room}, flag: {type: Bool}}, phrases: ["keep the radio in the ${room} ${flag}"]}
          Note: {parameters: {text: {type: String}, list: {type: Playlist}}, phrases: ["note ${text} about the playlist ${list}"]}
        """,
        "de": """
        phrasebook: 1
        language: de
        app: {name: Notizblock}
        entities:
          Note: {values: [Otterspuren, Einkauf]}
          Person: {values: [Anna]}
        intents:
          Open: {parameters: {note: {type: Note}}, phrases: ["öffne ${note} in ${applicationName}"]}
          Delete: {parameters: {note: {type: Note}}, phrases: ["lösche die Notiz ${note}"]}
          Send: {parameters: {note: {type: Note}, person: {type: Person}}, phrases: ["schicke ${note} an ${person}"]}
        """,
        "fr": """
        phrasebook: 1
        language: fr
        app: {name: Carnet}
        entities:
          Note: {values: [courses, traces de loutre]}
          Person: {values: [Anna]}
        intents:
          Open: {parameters: {note: {type: Note}}, phrases: ["ouvre ${note} dans ${applicationName}"]}
          Send: {parameters: {note: {type: Note}, person: {type: Person}}, phrases: ["envoie ${note} à ${person}"]}
        """,
        "es": """
        phrasebook: 1
        language: es
        app: {name: Cuaderno}
        entities:
          Note: {values: [compras, huellas de nutria]}
          Person: {values: [Ana]}
        intents:
          Open: {parameters: {note: {type: Note}}, phrases: ["abre ${note} en ${applicationName}"]}
          Send: {parameters: {note: {type: Note}, person: {type: Person}}, phrases: ["envía ${note} a ${person}"]}
        """,
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        try AppMatcher(file: try #require(apps[language]))
    }

    /// `suggested Add list=Garden song?“salt”`.
    private static func shown(_ match: AppMatch) -> String {
        let readings = match.best.map { best in
            let known = best.slots.filter { $0.name != AppGrammar.applicationName }.map {
                "\($0.name)=\($0.value.title)"
            }
            let unlisted = best.unlisted.map { "\($0.name)?“\($0.text)”" }
            return ([best.intent] + known + unlisted).joined(separator: " ")
        }
        return ([match.status.rawValue] + [readings.joined(separator: " | ")].filter { !$0.isEmpty })
            .joined(separator: " ")
    }

    @Test(arguments: [
        // One name, of an entity or of an enum.
        ("en", "play bohemian rhapsody in boombox", "suggested Play song?“bohemian rhapsody”"),
        ("en", "Boombox, could you play Bohemian Rhapsody, please?", "suggested Play song?“Bohemian Rhapsody”"),
        ("en", "play the song bohemian rhapsody", "suggested Play song?“bohemian rhapsody”"),
        ("en", "switch the mood to something of the kind", "suggested Mood mood?“something of the kind”"),
        ("de", "öffne Wochenplan in Notizblock", "suggested Open note?“Wochenplan”"),
        ("de", "lösche die Notiz Wochenplan", "suggested Delete note?“Wochenplan”"),
        ("fr", "ouvre ma recette dans carnet", "suggested Open note?“recette”"),
        ("es", "por favor abre la receta en cuaderno", "suggested Open note?“receta”"),
        // What is known beside it is kept.
        ("en", "add bohemian rhapsody to running", "suggested Add list=Running song?“bohemian rhapsody”"),
        ("en", "add blue monday to my favourite hits", "suggested Add song=Blue Monday list?“favourite hits”"),
        ("de", "schicke Wochenplan an Anna", "suggested Send person=Anna note?“Wochenplan”"),
        ("fr", "envoie courses à Frédérique", "suggested Send note=courses person?“Frédérique”"),
        // What is read is read; what is none is asked for by nobody here.
        (
            "en", "wake me up with bohemian rhapsody on 2027-01-05",
            "suggested Wake day=on 2027-01-05 song?“bohemian rhapsody”"
        ),
        ("en", "set the volume in the hallway to 20", "suggested Volume level=20 room?“hallway”"),
        ("en", "keep the radio in the kitchen purple", "suggested Flag room=Kitchen flag=true"),
        ("en", "note a thing about the playlist nobody knows", "rejected"),
        // In other words of the language.
        ("en", "in boombox delete bohemian rhapsody", "suggested Delete song?“bohemian rhapsody”"),
        // A word of the phrase is misspelt.
        ("en", "plya bohemian rhapsody in boombox", "suggested Play song?“bohemian rhapsody”"),
        ("en", "swich the mood to something of the kind", "suggested Mood mood?“something of the kind”"),
        ("de", "öfne Wochenplan in Notizblock", "suggested Open note?“Wochenplan”"),
        ("fr", "ouvree ma recette dans carnet", "suggested Open note?“recette”"),
        ("es", "abrre la receta en cuaderno", "suggested Open note?“receta”"),
        // Known names, and what is near one, are found as ever.
        ("en", "play yesterday in boombox", "matched Play song=Yesterday"),
        ("en", "play yesterdy in boombox", "matched Play song=Yesterday"),
    ])
    func asked(_ language: String, _ text: String, _ expected: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(Self.shown(match) == expected)
    }

    /// What is no command, is not to be done, or is denied; and what an author ruled out.
    @Test(arguments: [
        ("en", "play with the dog"), ("en", "play the piano"), ("en", "add salt to taste"),
        ("en", "set the table for six"), ("en", "wake the neighbours"), ("en", "switch the subject"),
        ("en", "we played chess in the garden"), ("en", "don't play bohemian rhapsody in boombox"),
        ("en", "never add bohemian rhapsody to running"), ("en", "did you play bohemian rhapsody in boombox"),
        ("en", "add delete everything to running"), ("en", "delete everything in boombox"),
        ("en", "play bohemian rhapsody in boombox, scratch that"), ("en", "played bohemian rhapsody in boombox"),
        ("en", "plan bohemian rhapsody in boombox"), ("en", "clay figures in boombox"),
        ("de", "öffne die Tür"), ("de", "öffne Wochenplan in Notizblock nicht"), ("de", "schicke mir Grüße"),
        ("fr", "ouvre la porte"), ("fr", "n'ouvre pas la recette dans carnet"), ("fr", "envoie des fleurs"),
        ("es", "abre la puerta"), ("es", "no abras la receta en cuaderno"), ("es", "envía flores"),
    ])
    func nothingIsAsked(_ language: String, _ text: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(match.best.allSatisfy(\.unlisted.isEmpty) && !match.status.isSure, "\(Self.shown(match))")
    }

    @Test(arguments: [
        // A name that is listed wins, in whichever text it is.
        (["play the song yes their day", "play the song yesterday"], "matched Play song=Yesterday")
    ])
    func heard(_ texts: [String], _ expected: String) throws {
        let match = try Self.matcher("en").match(texts.map { Hypothesis(SpokenText($0)) })
        #expect(Self.shown(match) == expected)
    }

    /// Offsets are of the text as given, in bytes.
    @Test func places() throws {
        let text = "Spiel’ – öffne „Käse & Brot“ in Notizblock"
        let command = "öffne „Käse & Brot“ in Notizblock"
        let unlisted = try #require(try Self.matcher("de").match(command).best.first?.unlisted.first)
        #expect(SpokenText(command).substring(unlisted.span) == unlisted.text && unlisted.text == "Käse & Brot")
        #expect(try Self.matcher("de").match(text).status == .rejected)
    }

    /// What two apps could be asked for is asked for of both, once each.
    @Test func severalAppsAreAsked() throws {
        func file(_ app: String, _ type: String) -> String {
            """
            phrasebook: 1
            language: en
            app: {name: \(app), alternativeNames: [Shelf]}
            entities: {\(type): {values: [Dune, Emma]}}
            intents:
              Open\(type): {parameters: {it: {type: \(type)}}, phrases: ["open ${it} in ${applicationName}", "open ${it} on the ${applicationName}"]}
            """
        }
        let apps = try [file("Books", "Book"), file("Films", "Film")].map {
            try DeclarativeAppFile.read($0, name: "shelf.yaml")
        }
        let grammar = try AppGrammar(apps) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let match = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }.match("open ulysses in shelf")
        #expect(Self.shown(match) == "suggested OpenBook it?“ulysses” | OpenFilm it?“ulysses”")
    }

    /// A case whose name is still to be asked for is right as far as it is known, and not matched.
    @Test(arguments: [
        (
            #"{"text":"add bohemian rhapsody to running","intent":"Add","slots":{"song":"Bohemian Rhapsody","list":"Running"}}"#,
            true
        ),
        (
            #"{"text":"add bohemian rhapsody to running","intent":"Add","slots":{"song":"Bohemian Rhapsody","list":"Garden"}}"#,
            false
        ),
        (#"{"text":"add bohemian rhapsody to running","intent":"Play","slots":{"song":"Bohemian Rhapsody"}}"#, false),
        (#"{"text":"add bohemian rhapsody to running","reject":true}"#, false),
    ])
    func judged(_ line: String, _ isRight: Bool) throws {
        let item = try #require(try PhraseCaseFile.read(Data(line.utf8), path: "cases.jsonl").first)
        let outcome = AnsweredCase(try Self.matcher("en").match(item.texts[0]), item)
        #expect(!outcome.isMatched && !outcome.isRight && outcome.isAmongBest == isRight)
    }

    /// Of ordinary sentences hardly any is asked about, and commands that are not understood mostly are.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func corpora() throws {
        let folder = try #require(Corpora.folder).appendingPathComponent("cases").path
        let paths = ["commands-fieldnotes.yaml", "commands-tasks.yaml"].map { "\(folder)/\($0)" }
        let grammar = try AppGrammar(try DeclarativeAppFile.load(paths: paths)) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
        func outcomes(_ file: String) throws -> [(item: PhraseCase, match: AppMatch)] {
            try PhraseCaseFile.load(path: "\(folder)/\(file)").map { item in
                (item, matcher.match(item.texts.map { Hypothesis(SpokenText($0)) }))
            }
        }
        let ordinary = try outcomes("commands-out-of-scope.jsonl") + outcomes("speech-out-of-scope.jsonl")
        #expect(ordinary.count { $0.match.best.contains { !$0.unlisted.isEmpty } } * 50 <= ordinary.count)
        let biased = try outcomes("speech-bias-espeak.jsonl")
        let asked = biased.count { AnsweredCase($0.match, $0.item).hasIntent }
        #expect(Double(asked) >= 0.93 * Double(biased.count), "\(asked) of \(biased.count)")
    }
}
