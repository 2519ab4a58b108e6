import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage

/// The declarative apps that `--grammar` names, in place of the apps of the program.
struct GrammarSession {
    let interpreter: DeclarativeInterpreter
    /// The language of the apps and what is said in it; English where they are of several.
    private let locale: Locale
    private let texts: TextTable

    var grammar: AppGrammar { interpreter.matcher.grammar }
    var descriptions: [AppDescription] { AppDescription.descriptions(of: grammar.apps) }

    /// Nil where no grammar was named.
    static func open(_ call: Invocation, takesArticles: Bool = true) throws(ConsoleError) -> GrammarSession? {
        guard !call.options.grammars.isEmpty else { return nil }
        if !call.options.apps.isEmpty { throw .conflictingFlags("--grammar", "--apps") }
        if call.options.storeDirectory != nil { throw .conflictingFlags("--grammar", "--store") }
        let grammar = try grammar(call, takesArticles: takesArticles)
        let languages = Set(grammar.apps.map(\.language))
        for language in LanguagePackFile.withoutPack(languages) {
            call.console.note(
                "There is no language pack for \(quoted(language)): its phrases are understood word for word only.")
        }
        let language = languages.count == 1 ? languages.first ?? "en" : "en"
        let texts: [String: String]
        do throws(GrammarFileError) {
            texts = try pack(language).texts
            for language in languages { try FlexibleLanguage.check(language) }
        } catch { throw .file(error) }
        return GrammarSession(
            interpreter: DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) },
            locale: Locale(identifier: language), texts: TextTable(texts))
    }

    /// Runs what understands or shows something, in the language of the apps.
    func shown<Value>(_ body: () -> Value) -> Value {
        TextLocale.$current.withValue(locale) { TextTable.$current.withValue(texts, operation: body) }
    }

    /// A conversation with the apps, which are all of one language.
    func conversation(_ call: Invocation) throws(ConsoleError) -> Session {
        let languages = Set(grammar.apps.map(\.language)).sorted()
        guard languages.count == 1 else { throw .appsOfSeveralLanguages(known: languages) }
        let pack: LanguagePack
        do throws(GrammarFileError) { pack = try Self.pack(languages[0]) } catch { throw .file(error) }
        let programs: ProgramStarter =
            call.options.allowsRun ? .allowed(call.environment["PATH"]) : .forbidden
        let progress = ProgressText(console: call.console, isTerminal: isatty(1) == 1)
        let conversation = Conversation(
            interpreter, pack: pack, programs: programs, settings: ConversationSettings(call.options, progress))
        return Session(conversation: conversation, locale: pack.language, progress: progress)
    }

    /// The grammar that is named: compiled now, or before.
    static func grammar(_ call: Invocation, takesArticles: Bool = true) throws(ConsoleError) -> AppGrammar {
        let paths = call.options.grammars
        if let path = paths.first(where: AppGrammar.isCompiled) {
            guard paths.count == 1 else { throw .compiledAmongOthers(path) }
            return try opened(path, call.options)
        }
        let all: [DeclarativeApp]
        do throws(GrammarFileError) { all = try DeclarativeAppFile.load(paths: paths) } catch { throw .file(error) }
        let apps = try spoken(all, call.options.locale)
        do throws(GrammarFileError) {
            return try AppGrammar(apps, takesOtherForms: takesArticles, clock: SpokenClock(call.options), pack: pack)
        } catch {
            throw .file(error)
        }
    }

    private static func opened(_ path: String, _ options: Options) throws(ConsoleError) -> AppGrammar {
        let grammar: AppGrammar
        do throws(GrammarFileError) {
            grammar = try AppGrammar(
                compiledAt: path, isVerified: options.verifies, clock: SpokenClock(options), pack: pack)
        } catch {
            throw .file(error)
        }
        guard try spoken(grammar.apps, options.locale).count == grammar.apps.count else {
            throw .compiledOfSeveralLanguages(path, known: Set(grammar.apps.map(\.language)).sorted())
        }
        return grammar
    }

    private static func pack(_ language: String) throws(GrammarFileError) -> LanguagePack {
        try LanguagePackFile.loadOrMake(language: language)
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

extension SpokenClock {
    /// The machine's, or one that stands at what `--now` says.
    init(_ options: Options) {
        guard let now = options.now else {
            self = .system
            return
        }
        self.init(standingAt: now, timeZone: SpokenClock.system.timeZone)
    }
}
