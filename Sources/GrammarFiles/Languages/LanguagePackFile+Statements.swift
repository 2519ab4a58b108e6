import SpokenLanguage

extension LanguagePackFile {
    static func statements(_ root: YAMLMapping) throws(GrammarFileError) -> StatementWords {
        var words = StatementWords()
        let known = [
            "determiners", "states", "questions", "told", "toldAccents", "subjects", "pronouns", "objects",
            "enclitics", "destinations", "alternatives", "denials", "nothing", "infinitives", "speaking",
        ]
        guard let mapping = try root.mapping("statements", known: known) else { return words }
        words.determiners = try mapping.texts("determiners")
        words.states = try mapping.texts("states")
        words.questions = try mapping.texts("questions")
        words.told = try mapping.texts("told")
        words.toldAccents = try mapping.texts("toldAccents")
        words.subjects = try mapping.texts("subjects")
        words.pronouns = try mapping.texts("pronouns")
        words.objects = try mapping.texts("objects")
        words.enclitics = try mapping.texts("enclitics")
        words.destinations = try mapping.texts("destinations")
        words.alternatives = try mapping.texts("alternatives")
        words.denials = try mapping.texts("denials")
        words.nothing = try mapping.texts("nothing")
        words.infinitives = try mapping.texts("infinitives")
        words.speaking = try mapping.texts("speaking")
        return words
    }
}
