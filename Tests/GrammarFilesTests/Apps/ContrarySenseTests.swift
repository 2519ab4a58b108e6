import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("What differs from a command by a small word or a beginning")
struct ContrarySenseTests {
    private static func matcher(
        _ phrase: String, _ values: [String] = [], in language: String = "en", type: String = "Thing"
    ) throws -> AppMatcher {
        let names = values.isEmpty ? "" : "entities: {Thing: {values: [\(values.joined(separator: ", "))]}}\n"
        let parameters = phrase.contains("${x}") ? "parameters: {x: {type: \(type)}}, " : ""
        return try AppMatcher(
            file: "phrasebook: 1\nlanguage: \(language)\napp: {name: Zorp}\n\(names)"
                + "intents: {A: {\(parameters)phrases: [\"\(phrase)\"]}}")
    }

    @Test(arguments: [
        ("en", "Maximize the window", "minimize the window"), ("en", "Unpublish the page", "publish the page"),
        ("en", "Show the read messages", "show the unread messages"),
        ("en", "List the male patients", "list the female patients"),
        ("en", "Call the internal extension", "call the external extension"),
        ("en", "Wipe the test database", "wipe the latest database"),
        // A word that says which way.
        ("en", "Turn the volume up", "turn the volume"), ("en", "Scroll up", "scroll"), ("en", "Zoom in", "zoom"),
        ("de", "Schließe die Haustür auf", "schließe die Haustür"),
        // What is asked, or told.
        ("en", "Empty the trash", "emptied the trash"), ("en", "The score is high", "is the score high"),
        ("fr", "Allume la lampe", "tu allumes la lampe"), ("fr", "Allume la lampe", "on allume la lampe"),
        ("es", "Abre la puerta", "¿Abres la puerta?"), ("es", "Apaga la luz", "apagaste la luz"),
    ])
    func isAskedAbout(_ language: String, _ phrase: String, _ said: String) throws {
        let status = try Self.matcher(phrase, in: language).match(said).status
        #expect(status == .suggested || status == .rejected)
    }

    @Test(arguments: [
        ("en", "Move it to ${x}", ["Work"], "move it from work"),
        ("en", "Move it to ${x}", ["Work"], "move it out of work"),
        ("en", "Turn on the lights in ${x}", ["Kitchen"], "turn over the lights in kitchen"),
        ("en", "Turn on the lights in ${x}", ["Kitchen"], "turn on the lights and the kitchen"),
        ("de", "Verschiebe die Mail nach ${x}", ["Archiv"], "verschiebe die Mail aus Archiv"),
        ("fr", "Déplace la note vers ${x}", ["travail"], "déplace la note de travail"),
        ("es", "Paga 5 euros a ${x}", ["Ana"], "paga 5 euros de ana"),
        // Another name.
        ("en", "Call ${x}", ["Stephanie", "Dan"], "call stephan"),
        ("en", "Call ${x}", ["Stephanie", "Dan"], "call don"),
        ("en", "Play ${x}", ["No Empty City"], "play empty city"),
        ("en", "Play ${x}", ["Your Blue River"], "play my blue river"),
        ("en", "Delete note ${x}", ["Heron at low tide", "Heron nest"], "delete note heron"),
        ("en", "Open ${x}", ["Import log"], "open export log"),
    ])
    func isAskedAboutBesideAName(_ language: String, _ phrase: String, _ values: [String], _ said: String) throws {
        let status = try Self.matcher(phrase, values, in: language).match(said).status
        #expect(status != .matched)
    }

    @Test(arguments: ["raise the heat to 5 degrees", "raise the heat from 5 degrees"])
    func isAnotherNumber(_ said: String) throws {
        #expect(try Self.matcher("Raise the heat by ${x} degrees", type: "Int").match(said).status == .suggested)
    }

    /// What is near these is still understood.
    @Test(arguments: [
        ("Maximize the window", "maximze the window"), ("Maximize the window", "maximise the window"),
        ("Turn the volume up", "turn up the volume"), ("Turn the volume up", "trun the volume up"),
        ("Scroll up", "scrol up"), ("Move it to ${x}", "move it into work"), ("Move it to ${x}", "move it work"),
        ("Turn on the lights in ${x}", "turn on the lights work"),
        ("Turn on the lights in ${x}", "turn the lights on in work"),
        ("Delete note ${x}", "delete note heron at tide"),
    ])
    func isUnderstood(_ phrase: String, _ said: String) throws {
        #expect(try Self.matcher(phrase, ["Work", "Heron at low tide"]).match(said).status == .matched)
    }

    /// What the best of several texts says clearly is not done the other way because a lower one has it so.
    @Test(arguments: [
        ("maximized the window", MatchStatus.suggested), ("minimize the window", .suggested),
        ("never maximize the window", .suggested), ("did you maximize the window", .suggested),
        ("maximize the window and close it", .suggested),
        // Badly heard.
        ("max some eyes the widow", .matched), ("maximum the window", .matched),
    ])
    func ofSeveralTextsTheBestIsBelieved(_ best: String, _ status: MatchStatus) throws {
        let texts = [best, "maximize the window"].map { Hypothesis(SpokenText($0)) }
        #expect(try Self.matcher("Maximize the window").match(texts).status == status)
    }

    @Test(arguments: [
        ("don't cancel anna on friday", MatchStatus.suggested), ("did you cancel anna on friday", .suggested),
        ("cancel anna on friday never mind", .rejected),
    ])
    func aDenialInTheBestTextIsNotOverruled(_ best: String, _ status: MatchStatus) throws {
        let matcher = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: Zorp}
                entities: {Person: {values: [Anna, Bob]}}
                intents:
                  Cancel: {parameters: {x: {type: Person}, day: {type: Date}}, phrases: ["Cancel ${x} on ${day}"]}
                """)
        let texts = [best, "cancel anna on friday"].map { Hypothesis(SpokenText($0)) }
        #expect(matcher.match(texts).status == status)
    }
}
