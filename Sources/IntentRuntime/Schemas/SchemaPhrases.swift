import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// The phrases of an app's schemas, made for what its intents can take.
///
///     "<make> note called {name} [in the {folder} folder]"
///     // for an intent without a folder: "[could you] [<appBefore>] <make> note called {name} [<appBehind>]"
struct SchemaPhrases {
    private let grammar: SchemaGrammar
    private let polite: [String]

    init(_ grammar: SchemaGrammar, _ language: PhraseLanguage) {
        self.grammar = grammar
        polite = language.polite
    }

    /// Makes the rules known.
    func addRules(to builder: inout GrammarBuilder) {
        for rule in grammar.rules { builder.addRule(rule.name, rule.template) }
    }

    /// A phrase with only the slots that there are; nil where nothing can be said without the others.
    func fitted(
        _ phrase: Template, to slots: Set<String>, _ builder: inout GrammarBuilder
    ) throws(GrammarError) -> Template? {
        guard let root = try builder.resolve(phrase).root.keeping(slots) else { return nil }
        let app = SchemaGrammar.appRules
        var before: [Template.Expression] = []
        if !polite.isEmpty { before.append(.optional(.alternatives(polite.map { .text($0 + " ") }))) }
        before.append(.optional(.joining([.rule(app.before), .text(" ")])))
        let behind = Template.Expression.optional(.joining([.text(" "), .rule(app.behind)]))
        let whole = Template.Expression.joining(before + [root, behind])
        return Template(whole, writtenAs: phrase.source)
    }
}

extension Template.Expression {
    /// The expression without the slots that are not among these; nil where nothing is left of it.
    fileprivate func keeping(_ names: Set<String>) -> Self? {
        switch self {
        case .text, .rule: self
        case .slot(let slot): names.contains(slot.name) ? self : nil
        case .optional(let inner): inner.keeping(names).map(Self.optional) ?? .text("")
        case .sequence(let items):
            Self.all(items.map { $0.keeping(names) }).map(Self.joining)
        case .alternatives(let items):
            Self.some(items.compactMap { $0.keeping(names) }).map(Self.alternatives)
        case .permutation(let items):
            Self.some(items.compactMap { $0.keeping(names) }).map(Self.permutation)
        }
    }

    private static func all(_ items: [Self?]) -> [Self]? {
        items.contains(nil) ? nil : items.compactMap(\.self)
    }

    private static func some(_ items: [Self]) -> [Self]? { items.isEmpty ? nil : items }
}
