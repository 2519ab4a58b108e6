/// How one asks in a language for things by their properties: “find notes whose title contains otter, newest first”.
package struct FindWords: Sendable, Hashable {
    /// Kinds of values that are compared in different words.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Whatever the value is.
        case any
        case text, list, number, date
    }

    /// The words of one comparison, by the name of the comparison and the kind of values.
    package struct Comparison: Sendable, Hashable {
        /// `equalTo`, `contains` and so on.
        package let name: String
        package let kind: Kind
        /// With “…” where words stand behind the value: “mit … beginnt”.
        package let phrases: [String]
    }

    /// Words that name no property but what is measured: “longer than”, “the cheapest”.
    package struct Measure: Sendable, Hashable {
        /// What is measured: `length`, `mass` and so on, `date`, `money`; `any` where only the value tells.
        package let quantity: String
        /// What a property is called that surely is meant, be it a plain number: “length”, “pages”.
        package let names: [String]
        package let comparisons: [Comparison]
        package let ascending: [String]
        package let descending: [String]
    }

    /// An order that names no property: “newest first”.
    package struct Superlative: Sendable, Hashable {
        package let kind: Kind
        package let isDescending: Bool
        package let phrases: [String]
    }

    /// What an ending becomes, for several or before a noun: “y” becomes “ies”.
    package struct Inflection: Sendable, Hashable {
        package let ending: String
        /// The likeliest first.
        package let forms: [String]
    }

    package var verbs: [String] = []
    package var all: [String] = []
    /// The longest endings first.
    package var plurals: [Inflection] = []
    /// What is yes or no, beside what it is said of: “geheftete” of “geheftet”.
    package var inflections: [Inflection] = []
    /// What is written in one word with the name behind it: “l'” of “l'auteur”.
    package var prefixes: [String] = []
    /// Whether nouns begin with a capital within a sentence.
    package var hasCapitalNouns = false
    package var limitsBefore: [String] = []
    package var limitsAfter: [String] = []
    package var limitUnits: [String] = []
    package var apps: [String] = []
    package var conditions: [String] = []
    package var copulas: [String] = []
    /// May stand behind the value of a condition: “die älter als drei Tage sind”.
    package var endings: [String] = []
    /// Between what is looked for and the property that holds it: “with otter in the title”.
    package var within: [String] = []
    package var and: [String] = []
    package var or: [String] = []
    /// With “…” where the comparison stands that is denied: “ne … pas”.
    package var not: [String] = []
    /// What denies before a value: “contains no otter”, and before what is to be in a property: “without otter in the title”.
    package var none: [String] = []
    /// What denies each of several values: “is neither plum nor pepper”.
    package var neither: [String] = []
    /// Between those values.
    package var nor: [String] = []
    /// Names of properties whose dates lie in the past: “created”.
    package var past: [String] = []
    package var comparisons: [Comparison] = []
    package var ranges: [String] = []
    package var by: [String] = []
    package var ascending: [String] = []
    package var descending: [String] = []
    package var superlatives: [Superlative] = []
    package var measures: [Measure] = []

    package init() {}

    /// A word, or the last word of several, for more than one: “categories” of “category”.
    package func plural(of word: String) -> String { plurals(of: word).first ?? word }

    /// All that a word may be for more than one: “Wegen” beside “Wege”.
    package func plurals(of word: String) -> [String] { Self.forms(of: word, plurals) }

    /// All that a word may be beside what it is said of.
    package func inflected(_ word: String) -> [String] { Self.forms(of: word, inflections) }

    /// A noun as it stands within a sentence.
    package func noun(_ text: String) -> String { hasCapitalNouns ? text : text.lowercased() }

    /// A name, alone and in one word with what may stand before it: “auteur”, “l'auteur”.
    package func prefixed(_ name: String) -> [String] { [name] + prefixes.map { $0 + name } }

    private static func forms(of word: String, _ rules: [Inflection]) -> [String] {
        guard let rule = rules.first(where: { word.hasSuffix($0.ending) }) else { return [] }
        return rule.forms.map { word.dropLast(rule.ending.count) + $0 }
    }
}
