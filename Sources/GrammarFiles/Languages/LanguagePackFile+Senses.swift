import PhraseMatching
import SpokenLanguage

extension LanguagePackFile {
    static func senses(_ root: YAMLMapping) throws(GrammarFileError) -> SenseWords {
        var words = SenseWords()
        let known = [
            "verbEndings", "verbBeginnings", "turning", "particles", "relative", "things", "handling", "ordinary",
        ]
        guard let mapping = try root.mapping("senses", known: known) else { return words }
        words.verbEndings = try mapping.texts("verbEndings")
        words.verbBeginnings = try mapping.texts("verbBeginnings")
        words.turning = try mapping.texts("turning")
        words.particles = try mapping.texts("particles")
        words.relative = try mapping.texts("relative")
        words.things = try mapping.texts("things")
        words.handling = try mapping.textLists("handling")
        // Hundreds of words are one text: each would be a line, or a comma, of its own else.
        words.ordinary = try mapping.text("ordinary")?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
        return words
    }
}
