import GrammarFiles
import PhraseMatching
import SpokenLanguage

extension AppMatcher {
    /// A matcher of one app, with what is known of its language.
    init(file: String) throws {
        let app = try DeclarativeAppFile.read(file, name: "desk.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        self.init(grammar) { FlexibleLanguage.model(of: $0) }
    }

    /// Whether a text is one of the phrases, word for word.
    func isExactly(_ text: String) -> Bool {
        let match = match(text)
        return match.status == .matched && match.result.best.first?.tier == .exact
    }
}
