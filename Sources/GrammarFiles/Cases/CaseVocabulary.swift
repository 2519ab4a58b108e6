import PhraseMatching

/// The names that a case may use: of intents, their parameters and what these may hold, of apps and of languages.
///
/// A name that nothing under test has is a mistake of whoever wrote the case, and not of the phrases.
package struct CaseVocabulary: Sendable {
    private var parameters: [IntentName: Set<String>] = [:]
    private var open: Set<IntentName> = []
    /// What a parameter may hold, by intent and parameter; whatever is said where there is none.
    private var values: [IntentName: [String: CaseValues]] = [:]
    private var apps: [String] = []
    /// Those that something under test is said in; empty where nobody knows.
    private var spoken: Set<String> = []
    private let languages: [String]
    /// Cases of another language are not said, so what they name need not be there.
    private let locale: String?

    /// - Parameters:
    ///   - languages: The codes of the languages that there are.
    ///   - locale: The language under test; nil for all.
    package init(languages: [String], locale: String? = nil) {
        (self.languages, self.locale) = (languages, locale)
    }

    /// Adds every name of an app.
    package mutating func add(app names: [String]) { apps += names }

    /// Adds the language of an app, by its code.
    package mutating func add(language: String) { spoken.insert(language) }

    /// Adds an intent under all its names; without parameters any may be said. Parameters hold any value but for those that have
    /// `values`.
    package mutating func add(intent names: [String], parameters: [String]?, values: [String: CaseValues] = [:]) {
        for name in names.map({ IntentName($0) }) {
            // Another intent of the name may take something else.
            self.values[name] = self.parameters[name] == nil ? values : [:]
            self.parameters[name, default: []].formUnion(parameters ?? [])
            if parameters == nil { open.insert(name) }
        }
    }
}

/// What a parameter may hold: the titles and ids of a type, which intents share.
package final class CaseValues: Sendable {
    /// The type, as its author calls it.
    let type: String
    /// The titles, in the order of the file.
    let titles: [String]
    private let known: Set<String>

    /// - Parameter type: An entity or an enum.
    package init(_ type: DeclarativeApp.ValueType) {
        self.type = type.name
        titles = type.values.map(\.title)
        known = Set(titles + type.values.map(\.id))
    }

    func contains(_ text: String) -> Bool { known.contains(text) }
}

// MARK: - Checks

extension CaseVocabulary {
    /// - Throws: A worded error at the name that is not known.
    func check(_ item: PhraseCase, _ mapping: YAMLMapping) throws(GrammarFileError) {
        let source = mapping.source
        if let locale = item.locale, !LanguageFiles.codes(of: locale).contains(where: languages.contains) {
            throw source.error(.case(.unknownLanguage(locale, known: languages)), at: place("locale", mapping))
        }
        guard item.isSpoken(in: locale) else { return }
        if let locale = item.locale, !spoken.isEmpty, !LanguageFiles.codes(of: locale).contains(where: spoken.contains)
        {
            throw source.error(
                .case(.unspokenLanguage(locale, known: spoken.sorted())), at: place("locale", mapping))
        }
        try checkTitles(item, mapping)
        if let app = item.app, !apps.contains(where: { Folding.fold($0) == Folding.fold(app) }) {
            throw source.error(.case(.unknownApp(app, known: apps)), at: place("app", mapping))
        }
        guard let intent = item.intent else { return }
        let name = IntentName(intent)
        guard let known = parameters[name] else {
            let names = parameters.keys.map(\.text).sorted()
            throw source.error(.case(.unknownIntent(name.text, known: names)), at: place("intent", mapping))
        }
        guard !open.contains(name), case .mapping(let entries)? = mapping.value("slots")?.content else { return }
        for entry in entries {
            guard known.contains(entry.key) else {
                throw source.error(
                    .case(.unknownSlot(entry.key, intent: name.text, known: known.sorted())), at: entry.keyPlace)
            }
            if let values = values[name]?[entry.key] { try check(entry.value, values, source) }
        }
    }

    /// What may be meant is a thing, an intent or an app; other names are those of numbers.
    private func checkTitles(_ item: PhraseCase, _ mapping: YAMLMapping) throws(GrammarFileError) {
        let lists = values.values.flatMap(\.values)
        guard open.isEmpty, !lists.isEmpty, case .sequence(let nodes)? = mapping.value("ambiguous")?.content else {
            return
        }
        for (name, node) in zip(item.ambiguous, nodes) where Double(name) == nil {
            let isKnown =
                apps.contains(name) || parameters[IntentName(name)] != nil || lists.contains { $0.contains(name) }
            guard !isKnown else { continue }
            let known = Set(lists.flatMap(\.titles)).sorted()
            throw mapping.source.error(.case(.unknownTitle(name, known: known)), at: node.place)
        }
    }

    /// A number is a title however it is written.
    private func check(_ node: YAMLNode, _ values: CaseValues, _ source: YAMLSource) throws(GrammarFileError) {
        switch node.content {
        case .scalar(let text, let isPlain) where !values.contains(text) && !(isPlain && Double(text) != nil):
            throw source.error(.case(.unknownValue(text, type: values.type, known: values.titles)), at: node.place)
        case .sequence(let items): for item in items { try check(item, values, source) }
        case .scalar, .mapping: break
        }
    }

    private func place(_ key: String, _ mapping: YAMLMapping) -> YAMLPlace {
        mapping.value(key)?.place ?? mapping.node.place
    }
}

extension PhraseCase {
    /// Whether it is said where a language is tested: in that language, or in whatever language there is.
    package func isSpoken(in locale: String?) -> Bool {
        guard let locale, let own = self.locale else { return true }
        return Self.language(locale) == Self.language(own)
    }

    private static func language(_ locale: String) -> String {
        locale.prefix { $0.isLetter }.lowercased()
    }
}
