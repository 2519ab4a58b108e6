import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("A little more of what a phrase asks for")
struct DegreeTests {
    private static func match(_ language: String, _ phrases: [String], _ text: String) throws -> AppMatch {
        let intents = phrases.enumerated().map { number, phrase in
            let parameters = phrase.contains("${x}") ? "parameters: {x: {type: Thing}}, " : ""
            return "  Do\(number): {\(parameters)phrases: [\"\(phrase)\"]}"
        }
        return try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities: {Thing: {values: [awning, heating, persiana]}}
                intents:
                \(intents.joined(separator: "\n"))
                """
        ).match(text)
    }

    @Test(arguments: [
        ("en", "louder", "a bit louder"), ("en", "louder", "a little louder please"),
        ("en", "turn up the (music|volume)", "turn up the volume a little"),
        ("en", "turn the music up", "turn the music up a bit"),
        ("de", "lauter", "ein bisschen lauter bitte"), ("de", "mach die Musik lauter", "mach die Musik etwas lauter"),
        ("de", "mach die Musik lauter", "kannst du die Musik ein wenig lauter machen"),
        ("fr", "plus fort", "un peu plus fort"), ("fr", "monte le son", "monte un peu le son"),
        ("fr", "baisse le volume", "tu peux baisser un peu le volume"),
        ("es", "sube el volumen", "sube un poco el volumen"), ("es", "sube el volumen", "sube el volumen un poco"),
        ("es", "más alto", "un poco más alto"),
    ])
    func isThatMuch(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.match(language, [phrase], text)
        #expect(match.status == .matched, "\(match.status)")
    }

    /// What has no more and less is done wholly or not at all.
    @Test(arguments: [
        ("en", "open the ${x}", "open the awning a bit"), ("en", "turn on the ${x}", "turn on the heating a little"),
        ("en", "lock the door", "lock the door a bit"), ("es", "sube la ${x}", "sube un poco la persiana"),
    ])
    func isNoWhole(_ language: String, _ phrase: String, _ text: String) throws {
        let match = try Self.match(language, [phrase], text)
        #expect(match.status != .matched, "\(match.status)")
    }

    /// Another way is not even asked about.
    @Test(arguments: [
        ("en", "turn the music up", "turn the music off"), ("en", "turn the music up", "turn the music down"),
        ("en", "turn the music off", "turn the music up"), ("en", "stop the music", "start the music"),
        ("de", "fahr die Markise hoch", "fahr die Markise runter"),
    ])
    func isAnotherWay(_ language: String, _ phrase: String, _ text: String) throws {
        #expect(try Self.match(language, [phrase], text).status == .rejected)
    }
}
