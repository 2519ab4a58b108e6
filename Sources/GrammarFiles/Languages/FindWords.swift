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
        package let phrases: [String]
    }

    /// An order that names no property: “newest first”.
    package struct Superlative: Sendable, Hashable {
        package let kind: Kind
        package let isDescending: Bool
        package let phrases: [String]
    }

    /// What an ending becomes when there are several: “y” becomes “ies”.
    package struct Plural: Sendable, Hashable {
        package let ending: String
        package let plural: String
    }

    package var verbs: [String] = []
    package var all: [String] = []
    /// The longest endings first.
    package var plurals: [Plural] = []
    package var limitsBefore: [String] = []
    package var limitsAfter: [String] = []
    package var limitUnits: [String] = []
    package var apps: [String] = []
    package var conditions: [String] = []
    package var copulas: [String] = []
    package var and: [String] = []
    package var or: [String] = []
    package var not: [String] = []
    package var comparisons: [Comparison] = []
    package var ranges: [String] = []
    package var by: [String] = []
    package var ascending: [String] = []
    package var descending: [String] = []
    package var superlatives: [Superlative] = []

    package init() {}

    /// A word, or the last word of several, for more than one: “categories” of “category”.
    package func plural(of word: String) -> String {
        guard let rule = plurals.first(where: { word.hasSuffix($0.ending) }) else { return word }
        return word.dropLast(rule.ending.count) + rule.plural
    }
}
