import PhraseMatching
import SpokenLanguage

extension LanguagePackFile {
    static func senses(_ root: YAMLMapping) throws(GrammarFileError) -> SenseWords {
        var words = SenseWords()
        let known = [
            "wordEndings", "telling", "keys", "alikeLetters", "names", "contraryLeads", "denying", "quantifiers",
            "contraryTitles", "genderEndings",
            "verbEndings", "verbBeginnings", "turning", "particles", "relative", "directions", "contraryWords",
            "negatingBeginnings", "contraryBeginnings", "things", "handling", "lasting", "ending", "ordinary",
        ]
        guard let mapping = try root.mapping("senses", known: known) else { return words }
        words.wordEndings = try mapping.texts("wordEndings")
        words.keys = try mapping.texts("keys")
        words.alikeLetters = try mapping.texts("alikeLetters")
        words.telling = try mapping.texts("telling")
        words.denying = try mapping.texts("denying")
        words.quantifiers = try mapping.texts("quantifiers")
        words.contraryTitles = try mapping.texts("contraryTitles")
        words.genderEndings = try mapping.texts("genderEndings")
        words.verbEndings = try mapping.texts("verbEndings")
        words.verbBeginnings = try mapping.texts("verbBeginnings")
        words.turning = try mapping.texts("turning")
        words.particles = try mapping.texts("particles")
        words.relative = try mapping.texts("relative")
        words.directions = try mapping.texts("directions")
        words.contraryWords = try mapping.texts("contraryWords")
        words.contraryLeads = try mapping.texts("contraryLeads")
        words.negatingBeginnings = try mapping.texts("negatingBeginnings")
        words.contraryBeginnings = try mapping.texts("contraryBeginnings")
        words.things = try mapping.texts("things")
        words.handling = try mapping.textLists("handling")
        words.lasting = try mapping.texts("lasting")
        words.ending = try mapping.textLists("ending")
        words.ordinary = try manyWords("ordinary", mapping)
        words.names = try manyWords("names", mapping)
        return words
    }

    /// Hundreds of words are one text: each would be a line, or a comma, of its own else.
    private static func manyWords(_ key: String, _ mapping: YAMLMapping) throws(GrammarFileError) -> [String] {
        try mapping.text(key)?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }
}
