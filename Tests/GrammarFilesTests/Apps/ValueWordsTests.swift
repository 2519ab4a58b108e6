import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Words that belong to a value where one of the phrase is misheard, or sounds like them; on Monday, 30 November 2026, at 10:30 in
/// Berlin.
@Suite("Words of a value are no words of the phrase")
struct ValueWordsTests {
    /// A timer, a time to wake up, an appointment to move, and how warm it shall be.
    private static let phrases = [
        "en": [
            "set a timer for ${length}", "wake me [up] at ${time}", "move [the] ${event} to ${when}",
            "heat the ${room} to ${degrees} [degrees]", "office, kitchen", "dentist, piano lesson",
        ],
        "de": [
            "stelle einen Timer auf ${length}", "weck mich um ${time}", "verschiebe (den|die) ${event} auf ${when}",
            "heize (das|die) ${room} auf ${degrees} [Grad]", "Büro, Küche", "Zahnarzt, Klavierstunde",
        ],
        "fr": [
            "mets un minuteur de ${length}", "réveille-moi à ${time}", "déplace (le|la) ${event} à ${when}",
            "chauffe (le|la) ${room} à ${degrees} [degrés]", "bureau, cuisine", "coiffeur, cours de piano",
        ],
        "es": [
            "pon un temporizador de ${length}", "despiértame a (la|las) ${time}", "mueve (la|el) ${event} a ${when}",
            "calienta (la|el) ${room} a ${degrees} [grados]", "oficina, cocina", "dentista, clase de yoga, peluquería",
        ],
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        let phrases = try #require(phrases[language])
        let file = """
            phrasebook: 1
            language: \(language)
            app: {name: Home}
            entities:
              Room: {values: [\(phrases[4])]}
              Event: {values: [\(phrases[5])]}
            intents:
              Timer: {parameters: {length: {type: Duration}}, phrases: ["\(phrases[0])"]}
              Wake: {parameters: {time: {type: Time}}, phrases: ["\(phrases[1])"]}
              Move: {parameters: {event: {type: Event}, when: {type: DateTime}}, phrases: ["\(phrases[2])"]}
              Heat:
                parameters: {room: {type: Room}, degrees: {type: Double, range: [5, 30]}}
                phrases: ["\(phrases[3])"]
            """
        let now = try Date("2026-11-30T09:30:00Z", strategy: .iso8601)
        let clock = SpokenClock(standingAt: now, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        let grammar = try AppGrammar([DeclarativeAppFile.read(file, name: "app.yaml")], clock: clock) {
            language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
        }
        return AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
    }

    private static func shown(_ language: String, _ text: String) throws -> String {
        let match = try matcher(language).match(text)
        let value = match.best.first?.slots.last?.value.id ?? ""
        return [match.status.rawValue, value].filter { !$0.isEmpty }.joined(separator: " ")
    }

    @Test(arguments: [
        // A number that sounds like the small word before it.
        ("en", "set up a timer for four and a half hours", "matched 16200"),
        ("en", "set a timer four hours", "matched 14400"),
        ("en", "set up a timer for fourteen and a half hours", "matched 52200"),
        ("fr", "mets le minuteur de deux heures et demie", "matched 9000"),
        ("fr", "mets un minuteur deux heures et demie", "matched 9000"),
        ("fr", "mets un minutteur de deux heures", "matched 7200"),
        ("fr", "mets un minutteur de deux cents minutes", "matched 12000"),
        ("es", "pon el temporisador de doce horas", "matched 43200"),
        ("de", "stelle einen Timmer auf achtundzwanzig Minuten", "matched 1680"),
        // A day whose word has the small one in it.
        ("es", "mueve la clase yoga a pasado mañana", "matched 2026-12-02"),
        ("es", "mueve la peluqeria a pasado mañana a las diez", "matched 2026-12-02T10:00:00"),
        ("fr", "déplace le coifeur à après-demain dix heures", "matched 2026-12-02T10:00:00"),
        ("de", "verschiebe den Zahnartz auf übermorgen um zehn", "matched 2026-12-02T10:00:00"),
        ("en", "move the dentst to the day after tomorrow at ten", "matched 2026-12-02T10:00:00"),
        // A slip in a word of the phrase before the value.
        ("en", "set a timr for five minutes", "matched 300"), ("en", "wake me upp at ten past seven", "matched 19:10"),
        ("de", "wekc mich um zehn nach sieben", "matched 19:10"),
        ("fr", "réveile-moi à sept heures dix", "matched 19:10"),
        ("es", "despirtame a las siete y diez", "matched 19:10"),
        // A half behind the unit of a phrase.
        ("en", "heat the office to nineteen degrees and a half", "matched 19.5"),
        ("fr", "chauffe le bureau à vingt-deux degrés et demi", "matched 22.5"),
        ("es", "calienta la oficina a diecinueve grados y medio", "matched 19.5"),
        ("es", "calienta la oficina a 19 grados y medio", "matched 19.5"),
        // And values as they are.
        ("en", "wake me up at ten past seven", "matched 19:10"), ("en", "heat teh office to 20", "matched 20"),
        ("fr", "chauffe le bureua à vingt-deux", "matched 22"),
    ])
    func areOfTheValue(_ language: String, _ text: String, _ shown: String) throws {
        #expect(try Self.shown(language, text) == shown)
    }

    /// No number is made of a small word, nor one number of two.
    @Test(arguments: [
        ("en", "set a timer for minutes"), ("en", "heat the office to 20 at 6"),
        ("en", "heat the office to twenty by six"),
        ("de", "heize das Büro auf zwanzig um sechs"), ("fr", "chauffe le bureau à vingt pour six"),
        ("fr", "chauffe le bureau à 6 heures"), ("es", "calienta la oficina a veinte por seis"),
        // Something else is said before the value.
        ("en", "wake me the neighbours at seven"),
    ])
    func areNotMadeUp(_ language: String, _ text: String) throws {
        let match = try Self.matcher(language).match(text)
        #expect(!match.status.isSure, "\(match.status) \(match.best.first?.slots.map(\.value.id) ?? [])")
        #expect(match.best.allSatisfy { $0.score <= 0.65 })
    }
}
