package import Foundation
package import Grammars

/// How one asks for things in a language, as a YAML file beside the language packs; `Grammars/README.md` describes the format.
package enum FindWordsFile {
    /// The comparisons that a file may word.
    package static let comparisons = [
        "equalTo", "notEqualTo", "contains", "hasPrefix", "hasSuffix", "lessThan", "lessThanOrEqualTo", "greaterThan",
        "greaterThanOrEqualTo", "isBetween",
    ]

    /// Reads the words of a language: of "en-GB" the file `en-GB.yaml`, else `en.yaml`.
    ///
    /// - Returns: The words; nil where there is no file: then things are not asked for in that language.
    /// - Throws: What is wrong with the file, and where.
    package static func load(
        language: String, searching folder: ResourceFolder
    ) throws(GrammarFileError) -> FindWords? {
        try LanguageFiles.source(of: language, in: folder.finding).map { found throws(GrammarFileError) in
            try read(found.source)
        }
    }

    /// Finds the folder as `ResourceFolder` does; nil as well where the file cannot be read.
    package static func words(of language: String) -> FindWords? {
        guard let folder = try? LanguageFiles.folder() else { return nil }
        return (try? load(language: language, searching: folder)) ?? nil
    }

    /// Reads words that are not in a folder of them.
    package static func read(_ data: Data, path: String) throws(GrammarFileError) -> FindWords {
        try read(YAMLSource(data, path: path))
    }

    private static func read(_ source: YAMLSource) throws(GrammarFileError) -> FindWords {
        let root = try YAMLMapping(
            source.root, in: source, key: "the file",
            known: [
                "language", "verbs", "all", "plurals", "inflections", "prefixes", "capitalNouns", "limits", "apps",
                "conditions", "copulas", "endings", "within", "and", "or", "not", "none", "neither", "nor", "past",
                "comparisons", "ranges", "orders",
                "measures",
            ])
        _ = try root.requiredText("language")
        var words = FindWords()
        words.verbs = try root.texts("verbs")
        words.all = try root.texts("all")
        words.plurals = try inflections(root, "plurals")
        words.inflections = try inflections(root, "inflections")
        words.prefixes = try root.texts("prefixes")
        words.hasCapitalNouns = try root.flag("capitalNouns")
        words.apps = try root.texts("apps")
        words.conditions = try root.texts("conditions")
        words.copulas = try root.texts("copulas")
        words.endings = try root.texts("endings")
        words.within = try root.texts("within")
        words.and = try root.texts("and")
        words.or = try root.texts("or")
        words.not = try root.texts("not")
        words.none = try root.texts("none")
        words.neither = try root.texts("neither")
        words.nor = try root.texts("nor")
        words.past = try root.texts("past")
        words.ranges = try root.texts("ranges")
        if let limits = try root.mapping("limits", known: ["before", "after", "units"]) {
            words.limitsBefore = try limits.texts("before")
            words.limitsAfter = try limits.texts("after")
            words.limitUnits = try limits.texts("units")
        }
        try readComparisons(root, into: &words)
        try readOrders(root, into: &words)
        words.measures = try measures(root)
        return words
    }

    /// One form, or several with the likeliest first, for each ending.
    private static func inflections(
        _ root: YAMLMapping, _ key: String
    ) throws(GrammarFileError) -> [FindWords.Inflection] {
        var inflections: [FindWords.Inflection] = []
        for entry in try root.entries(key) {
            var forms: [String] = []
            if case .sequence(let items) = entry.value.content {
                for item in items { forms.append(try root.plainText(item, entry.key)) }
            } else {
                forms = [try root.plainText(entry.value, entry.key)]
            }
            inflections.append(FindWords.Inflection(ending: entry.key, forms: forms))
        }
        return inflections.sorted { $0.ending.count > $1.ending.count }
    }

    private static func readComparisons(
        _ root: YAMLMapping, into words: inout FindWords
    ) throws(GrammarFileError) {
        guard let mapping = try root.mapping("comparisons", known: comparisons) else { return }
        for name in comparisons {
            for (kind, phrases) in try phrasesByKind(mapping, name) {
                words.comparisons.append(FindWords.Comparison(name: name, kind: kind, phrases: phrases))
            }
        }
    }

    private static func readOrders(_ root: YAMLMapping, into words: inout FindWords) throws(GrammarFileError) {
        let known = ["by", "ascending", "descending", "superlatives"]
        guard let orders = try root.mapping("orders", known: known) else { return }
        words.by = try orders.texts("by")
        words.ascending = try orders.texts("ascending")
        words.descending = try orders.texts("descending")
        guard let superlatives = try orders.mapping("superlatives", known: kinds) else { return }
        for kind in FindWords.Kind.allCases {
            let directions = ["ascending", "descending"]
            guard let mapping = try superlatives.mapping(kind.rawValue, known: directions) else { continue }
            for direction in directions {
                words.superlatives.append(
                    FindWords.Superlative(
                        kind: kind, isDescending: direction == "descending", phrases: try mapping.texts(direction)))
            }
        }
    }

    private static let kinds = FindWords.Kind.allCases.map(\.rawValue)

    private static func phrasesByKind(
        _ mapping: YAMLMapping, _ key: String
    ) throws(GrammarFileError) -> [(FindWords.Kind, [String])] {
        guard let byKind = try mapping.mapping(key, known: kinds) else { return [] }
        var found: [(FindWords.Kind, [String])] = []
        for kind in FindWords.Kind.allCases {
            let phrases = try byKind.texts(kind.rawValue)
            if !phrases.isEmpty { found.append((kind, phrases)) }
        }
        return found
    }
}
