import GrammarFiles
import PhraseMatching

/// Finds an app's name behind a request, however it is put: “in Tasks”, “using Tasks”.
struct NamedApps: Sendable {
    private let matcher: Matcher
    private let names: [String]
    /// Nobody names an app in more words.
    private static let wordLimit = 8

    /// - Returns: `nil` where the language has no way to name an app.
    init?(_ apps: [RunningApp], _ grammar: SchemaGrammar) {
        var builder = GrammarBuilder()
        for rule in grammar.rules { builder.addRule(rule.name, rule.template) }
        names = apps.map(\.name)
        let candidates = apps.indices.map { Candidate(value: $0, title: apps[$0].name, synonyms: apps[$0].names) }
        let list = builder.addList("applicationName", entries: candidates.entries, acceptsUnlisted: false)
        do {
            let behind = Template(Template.Expression.rule(SchemaGrammar.appRules.behind), writtenAs: "")
            _ = try builder.addTemplate(
                builder.resolve(behind), lists: ["applicationName": list], scope: ScopeID(rawValue: 0))
        } catch {
            return nil
        }
        matcher = Matcher(builder.build())
    }

    /// The app that the last words of a text name, unless they stand in quotation marks; `nil` where the app at hand may be meant.
    func app(atEndOf spoken: SpokenText, of whole: SpokenText, insteadOf own: String) -> String? {
        let words = spoken.words
        guard words.count > 1, whole.quotations.allSatisfy({ $0.upperBound < whole.words.count }) else { return nil }
        for start in words.indices.dropFirst().suffix(Self.wordLimit) {
            let tail = SpokenText(spoken.substring(words[start].span.lowerBound..<spoken.text.utf8.count))
            let named = matcher.match(tail).matches.flatMap(\.slots).compactMap(\.value).map { names[Int($0)] }
            if let first = named.first { return named.contains(own) ? nil : first }
        }
        return nil
    }
}
