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
        listedType(of: slot, in: intent).map { values(of: $0)?.values.map(\.title) ?? [] } ?? [name]
    }

    /// The type of the things that a slot may be; `nil` for the app itself.
    func listedType(of slot: String, in intent: Intent) -> String? {
        slot == AppGrammar.applicationName ? nil : intent.parameter(slot)?.type.name ?? slot
    }
}
