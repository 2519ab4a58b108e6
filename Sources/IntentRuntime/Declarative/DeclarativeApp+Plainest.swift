import GrammarFiles
import PhraseMatching

extension DeclarativeApp {
    /// One of the intent's phrases as one would say it, with these slots and none that may be left out.
    func plainest(_ phrase: String, of intent: Intent, with slots: Set<String>) -> [Template.Piece]? {
        let template = intent.phrases.first { $0.template.source == phrase }?.template
        return template?.plainest(with: slots, rules: ruleRoots)
    }

    /// What its rules stand for, by their names.
    var ruleRoots: [String: Template.Expression] {
        Dictionary(rules.map { ($0.name, $0.phrase.template.root) }) { first, _ in first }
    }

    /// What the things are called that a slot may be; none where it takes no listed things.
    func names(of slot: String, in intent: Intent) -> [String] {
        let type = intent.parameter(slot)?.type.name ?? slot
        return slot == AppGrammar.applicationName ? [name] : values(of: type)?.values.map(\.title) ?? []
    }
}
