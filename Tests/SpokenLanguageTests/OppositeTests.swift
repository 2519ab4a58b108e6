import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Texts that ask for the opposite of each other")
struct OppositeTests {
    private static func reader(_ language: String) throws -> OppositeReader {
        OppositeReader(try LanguagePackFile.load(language: language))
    }

    @Test(arguments: [
        ("en", "turn on the oven", "turn off the oven"), ("en", "unlock the cellar door", "lock the cellar door"),
        ("en", "turn the volume up", "turn the volume down"), ("en", "open the gate", "close the gate"),
        ("en", "start the music", "stop the music"), ("de", "mach das Radio an", "mach das Radio aus"),
        ("de", "öffne das Tor", "schließe das Tor"), ("fr", "allume la lampe", "éteins la lampe"),
        ("fr", "verrouille la porte", "déverrouille la porte"), ("es", "sube el volumen", "baja el volumen"),
        ("es", "enciende la luz", "apaga la luz"),
    ])
    func areOpposite(_ language: String, _ one: String, _ other: String) throws {
        let reader = try Self.reader(language)
        #expect(reader.areOpposite(SpokenText(one), SpokenText(other)))
        #expect(reader.areOpposite(SpokenText(other), SpokenText(one)))
    }

    @Test(arguments: [
        ("en", "call bob", "call mum"), ("en", "turn on the oven", "turn on the oven"),
        ("en", "open the gate", "show the gate"),
        ("en", "open", "close"), ("en", "open the gate", "please close the garage at six"), ("de", "mach an", "ruf an"),
    ])
    func areNot(_ language: String, _ one: String, _ other: String) throws {
        #expect(try !Self.reader(language).areOpposite(SpokenText(one), SpokenText(other)))
    }
}
