import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Titles that are no others with a word more, less or changed")
struct UnlistedTitleTests {
    private struct Music {
        let phrase: String
        let adjectives: String
        let nouns: String
        /// What many titles begin with, and end in.
        let lead: String
        let end: String
    }

    private static let music = [
        "en": Music(
            phrase: "play the song",
            adjectives:
                "red blue golden silent broken lonely electric summer winter crazy little bitter dark wild hollow",
            nouns: "river moon heart road train dream fire ocean girl star angel rain night city mountain",
            lead: "my", end: "again"),
        "de": Music(
            phrase: "spiele das Lied",
            adjectives: "rote blaue goldene stille leise kalte warme dunkle helle wilde alte neue ferne hohe tiefe",
            nouns: "Brücke Straße Sonne Nacht Stadt Rose Wolke Insel Mauer Feder Glocke Tür Welle Stimme Blume",
            lead: "meine", end: "wieder"),
        "fr": Music(
            phrase: "joue le morceau",
            adjectives:
                "rouge triste calme sombre sauvage fragile rapide tendre immense étrange jaune rose vide libre solide",
            nouns: "rivière montagne lune étoile ville forêt route pluie neige fleur plage maison rue lampe porte",
            lead: "ma", end: "encore une fois"),
        "es": Music(
            phrase: "pon la canción",
            adjectives: "triste verde azul gris dulce fuerte libre salvaje enorme suave noble simple leve breve firme",
            nouns: "luna noche calle ciudad lluvia playa montaña estrella flor puerta nube sombra isla piedra torre",
            lead: "mi", end: "otra vez"),
    ]

    /// Of all combinations a third as they are, a third behind the lead, and a third before the end.
    private static func titles(_ music: Music) -> [[String]] {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        let all = words(music.adjectives).flatMap { adjective in
            words(music.nouns).map { "\($0) \(adjective)" }
        }
        return (0..<3).map { third in
            all.enumerated().filter { $0.offset % 3 == third }.map(\.element)
        }
    }

    private static func matcher(_ language: String, _ phrase: String, _ titles: [String]) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Jukebox}
                entities:
                  Song: {values: ["\(titles.joined(separator: "\", \""))"]}
                intents:
                  Play: {parameters: {song: {type: Song}}, phrases: ["\(phrase) ${song}"]}
                """)
    }

    /// A word that many titles begin or end with is a part of the title, where the speaker's own or politeness would be dropped.
    @Test(arguments: ["en", "de", "fr", "es"])
    func wordsOfManyTitlesAreOfTheTitle(_ language: String) throws {
        let music = try #require(Self.music[language])
        let titles = Self.titles(music)
        let matcher = try Self.matcher(
            language, music.phrase,
            titles[0] + titles[1].map { "\(music.lead) \($0)" } + titles[2].map { "\($0) \(music.end)" })
        var recognizer = matcher.recognizer()
        for title in titles[0].prefix(12) {
            for said in ["\(music.lead) \(title)", "\(title) \(music.end)", "\(music.lead) \(title) \(music.end)"] {
                let match = matcher.match("\(music.phrase) \(said)")
                #expect(!match.status.isSure, "\(said): \(match.status)")
                // The quick way knows no better.
                var text = "\(music.phrase) \(said)"
                #expect(text.withUTF8 { recognizer.recognize($0) } == nil, "\(said)")
            }
            #expect(matcher.match("\(music.phrase) \(title)").best.map(\.slots.first?.value.title) == [title])
        }
        for title in titles[1].prefix(4) {
            let said = "\(music.lead) \(title)"
            #expect(matcher.match("\(music.phrase) \(said)").best.map(\.slots.first?.value.title) == [said])
        }
    }

    /// Where titles do not have it, it is the speaker's.
    @Test(arguments: [
        ("en", ["my", ""], ["", "again"]), ("en", ["the", ""], ["", "please"]),
        ("de", ["meine", "die"], ["", "wieder"]),
        ("fr", ["ma", "la"], ["", "encore une fois"]), ("es", ["mi", "la"], ["", "otra vez"]),
    ])
    func elsewhereTheySayNothing(_ language: String, _ leads: [String], _ ends: [String]) throws {
        let music = try #require(Self.music[language])
        let titles = Self.titles(music).joined()
        let matcher = try Self.matcher(language, music.phrase, Array(titles))
        for title in titles.prefix(6) {
            for (lead, end) in leads.flatMap({ lead in ends.map { (lead, $0) } }) {
                let match = matcher.match("\(music.phrase) \(lead) \(title) \(end)")
                #expect(match.status == .matched, "\(lead) \(title) \(end): \(match.status)")
            }
        }
    }

    /// A title lacks its article and is still meant, unless another one is as near.
    @Test(arguments: [
        ("river moon", MatchStatus.matched, ["The River Moon"]), ("a river moon", .matched, ["The River Moon"]),
        ("heart road", .ambiguous, ["A Heart Road", "The Heart Road"]),
        ("hart road", .ambiguous, ["A Heart Road", "The Heart Road"]),
        ("train dream", .matched, ["Train Dream"]), ("the train dream", .matched, ["Train Dream"]),
    ])
    func articlesTellNoTitles(_ said: String, _ status: MatchStatus, _ titles: [String]) throws {
        let music = try #require(Self.music["en"])
        let others = Self.titles(music).joined().map { "The \($0)" }
        let listed = ["The River Moon", "A Heart Road", "The Heart Road", "Train Dream", "A Train Dream"]
        let match = try Self.matcher("en", music.phrase, listed + others).match("\(music.phrase) \(said)")
        let found = match.best.compactMap(\.slots.first?.value.title).sorted()
        #expect(match.status == status && found == titles, "\(match.status) \(found)")
    }
}
