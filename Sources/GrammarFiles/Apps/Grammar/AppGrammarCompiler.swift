import PhraseMatching
import SpokenLanguage

/// Puts declarative apps into one grammar, one after the other.
struct AppGrammarCompiler {
    private let takesOtherForms: Bool
    private var builder = GrammarBuilder()
    private(set) var meanings: [TemplateID: AppGrammar.Meaning] = [:]
    private(set) var contents: [SlotListID: AppGrammar.Content] = [:]
    private var skipped: [String] = []
    private var appCount = 0

    init(takesOtherForms: Bool) { self.takesOtherForms = takesOtherForms }

    mutating func add(_ app: DeclarativeApp, _ pack: LanguagePack) throws(GrammarFileError) {
        for rule in app.rules { builder.addRule(rule.name, rule.phrase.template) }
        for words in pack.commands.skipped where !skipped.contains(words) { skipped.append(words) }
        var lists = AppLists(app, pack, takesOtherForms: takesOtherForms)
        for (number, intent) in app.intents.enumerated() {
            let place = AppGrammar.Place(app: appCount, intent: number)
            for phrase in intent.phrases {
                let compiled = try compile(phrase, intent, &lists, in: app)
                let scope = ScopeID(rawValue: UInt32(appCount))
                do {
                    let id = try builder.addTemplate(compiled, lists: lists.ids, scope: scope)
                    meanings[id] = AppGrammar.Meaning(place: place, phrase: phrase.template.source)
                } catch { throw app.source.error(.template(error.message), at: phrase.place) }
            }
            for phrase in intent.negativePhrases {
                let compiled = try compile(phrase, intent, &lists, in: app, vetoes: VetoForms(pack))
                let scope = ScopeID(rawValue: UInt32(appCount))
                do {
                    try builder.addNegative(compiled, lists: lists.ids, scope: scope)
                } catch { throw app.source.error(.template(error.message), at: phrase.place) }
            }
        }
        contents.merge(lists.contents) { first, _ in first }
        appCount += 1
    }

    consuming func finish() -> Grammar {
        if !skipped.isEmpty { builder.skip(skipped) }
        return builder.build()
    }

    /// The phrase with the lists of this app in its slots.
    ///
    /// - vetoes: the other forms of one that forbids something.
    private mutating func compile(
        _ phrase: DeclarativeApp.Phrase, _ intent: DeclarativeApp.Intent, _ lists: inout AppLists,
        in app: DeclarativeApp, vetoes: VetoForms? = nil
    ) throws(GrammarFileError) -> Template {
        let resolved: Template
        do { resolved = try builder.resolve(phrase.template) } catch {
            throw app.source.error(.template(error.message), at: phrase.place)
        }
        guard resolved.root.requiresSomething else { throw app.source.error(.app(.nothingRequired), at: phrase.place) }
        // Samples leave out all that is not to be done, too.
        let root = lists.filling(vetoes?.said(resolved.root) ?? resolved.root, of: intent, &builder)
        return Template(root, writtenAs: phrase.template.source)
    }
}
