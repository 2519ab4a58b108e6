import GrammarFiles
import IntentRuntime
import SpokenLanguage

/// The declarative apps that `--grammar` names, in place of the apps of the program.
struct GrammarSession {
    let interpreter: DeclarativeInterpreter

    var grammar: AppGrammar { interpreter.matcher.grammar }
    var descriptions: [AppDescription] { grammar.apps.map(AppDescription.init) }

    /// Nil where no grammar was named.
    static func open(_ call: Invocation, takesArticles: Bool = true) throws(ConsoleError) -> GrammarSession? {
        guard !call.options.grammars.isEmpty else { return nil }
        if !call.options.apps.isEmpty { throw .conflictingFlags("--grammar", "--apps") }
        if call.options.storeDirectory != nil { throw .conflictingFlags("--grammar", "--store") }
        let all: [DeclarativeApp]
        do throws(GrammarFileError) {
            all = try DeclarativeAppFile.load(paths: call.options.grammars)
        } catch {
            throw .file(error)
        }
        let apps = try spoken(all, call.options.locale)
        do throws(GrammarFileError) {
            let grammar = try AppGrammar(apps, takesArticles: takesArticles) { language throws(GrammarFileError) in
                try LanguagePackFile.load(language: language)
            }
            return GrammarSession(interpreter: DeclarativeInterpreter(grammar))
        } catch {
            throw .file(error)
        }
    }

    /// Only the apps of a language, where one was asked for.
    private static func spoken(_ apps: [DeclarativeApp], _ locale: String?) throws(ConsoleError) -> [DeclarativeApp] {
        guard let locale else { return apps }
        let chosen = apps.filter { language($0.language) == language(locale) }
        guard chosen.isEmpty else { return chosen }
        throw .noAppOfLanguage(locale, known: Set(apps.map(\.language)).sorted())
    }

    private static func language(_ locale: String) -> String { locale.prefix { $0.isLetter }.lowercased() }
}
