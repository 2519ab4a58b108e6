import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("What the best text of a recogniser says against others")
struct BestTextTests {
    private static func matcher(_ language: String, _ phrases: [String]) throws -> AppMatcher {
        let intents = phrases.enumerated().map { number, phrase in
            "  Do\(number): {parameters: {time: {type: Time}, level: {type: Int}}, phrases: [\"\(phrase)\"]}"
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                intents:
                \(intents.joined(separator: "\n"))
                """)
    }

    private static let phrases = [
        "en": ["maximize the window", "wake me at ${time}", "set the heat to ${level} percent"],
        "de": ["maximiere das Fenster", "wecke mich um ${time}", "stelle die Heizung auf ${level} Prozent"],
        "fr": ["agrandis la fenêtre", "réveille-moi à ${time}", "règle le chauffage à ${level} pour cent"],
        "es": ["maximiza la ventana", "despiértame a las ${time}", "pon la calefacción al ${level} por ciento"],
    ]

    /// Another sentence, and a small word that makes something else of it: at most a question.
    @Test(arguments: [
        ("en", ["what is the weather like today", "maximize the window"]),
        ("en", ["how are you doing", "how are you", "maximize the window"]),
        ("en", ["tell me a joke please", "wake me at 7"]),
        ("en", ["wake me before 7", "wake me at 7"]), ("en", ["wake me after 7", "wake me at 7"]),
        ("en", ["set the heat by 20 percent", "set the heat to 20 percent"]),
        ("de", ["wie wird das Wetter heute", "maximiere das Fenster"]),
        ("de", ["stelle die Heizung um 20 Prozent", "stelle die Heizung auf 20 Prozent"]),
        ("fr", ["quel temps fait-il demain", "agrandis la fenêtre"]),
        ("es", ["qué tiempo hace hoy", "maximiza la ventana"]),
    ])
    func isAskedAbout(_ language: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, #require(Self.phrases[language]))
        let match = matcher.match(texts.map { Hypothesis(SpokenText($0)) })
        #expect(!match.status.isSure, "\(match.status) \(match.best.map(\.intent))")
    }

    /// What was misheard is still understood.
    @Test(arguments: [
        ("en", ["max a mice the window", "maximize the window"], "Do0"),
        ("en", ["maximize the widow", "maximize the window"], "Do0"),
        ("en", ["said the heat to 20 percent", "set the heat to 20 percent"], "Do2"),
        ("de", ["maximieren das Fenster", "maximiere das Fenster"], "Do0"),
        ("fr", ["agrandi la fenêtre", "agrandis la fenêtre"], "Do0"),
        ("es", ["maximiza la venta", "maximiza la ventana"], "Do0"),
    ])
    func isUnderstood(_ language: String, _ texts: [String], _ intent: String) throws {
        let matcher = try Self.matcher(language, #require(Self.phrases[language]))
        let match = matcher.match(texts.map { Hypothesis(SpokenText($0)) })
        #expect(match.status == .matched && match.best.map(\.intent) == [intent], "\(match.status)")
    }
}
