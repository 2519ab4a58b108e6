import AppIntents
import GrammarFiles
import PhraseMatching

/// The words with which one asks for things, ready to be compared.
struct FindLexicon: Sendable {
    struct Comparison: Sendable {
        let comparison: EntityQueryOperator
        let kind: FindWords.Kind
        let phrases: SaidPhrases
        /// As one would say it first: “contains”.
        let example: String
    }

    struct Superlative: Sendable {
        let kind: FindWords.Kind
        let isDescending: Bool
        let phrases: SaidPhrases
    }

    let words: FindWords
    let verbs, all, limitsBefore, limitsAfter, limitUnits, apps: SaidPhrases
    let conditions, copulas, and, or, not, ranges, by, ascending, descending: SaidPhrases
    let comparisons: [Comparison]
    let superlatives: [Superlative]

    init(_ words: FindWords) {
        self.words = words
        verbs = SaidPhrases(words.verbs)
        all = SaidPhrases(words.all)
        limitsBefore = SaidPhrases(words.limitsBefore)
        limitsAfter = SaidPhrases(words.limitsAfter)
        limitUnits = SaidPhrases(words.limitUnits)
        apps = SaidPhrases(words.apps)
        conditions = SaidPhrases(words.conditions)
        copulas = SaidPhrases(words.copulas)
        and = SaidPhrases(words.and)
        or = SaidPhrases(words.or)
        not = SaidPhrases(words.not)
        ranges = SaidPhrases(words.ranges)
        by = SaidPhrases(words.by)
        ascending = SaidPhrases(words.ascending)
        descending = SaidPhrases(words.descending)
        comparisons = words.comparisons.compactMap { comparison in
            guard let name = EntityQueryOperator(rawValue: comparison.name), let first = comparison.phrases.first else {
                return nil
            }
            return Comparison(
                comparison: name, kind: comparison.kind, phrases: SaidPhrases(comparison.phrases), example: first)
        }
        superlatives = words.superlatives.map {
            Superlative(kind: $0.kind, isDescending: $0.isDescending, phrases: SaidPhrases($0.phrases))
        }
    }

    /// How one says a comparison of values of a kind: “starts with”.
    func example(of comparison: EntityQueryOperator, _ kind: FindWords.Kind) -> String? {
        let fitting = comparisons.filter { $0.comparison == comparison && ($0.kind == kind || $0.kind == .any) }
        return fitting.first?.example
    }
}

extension PropertySearch.Property {
    /// In which words its values are compared.
    var kind: FindWords.Kind {
        if valueType.isCollection { return .list }
        return switch valueType.element {
        case .string, .attributedString, .url, .person: .text
        case .int, .double, .decimal, .duration, .measurement: .number
        case .date: .date
        default: .any
        }
    }

    /// Whether it is yes or no.
    var isFlag: Bool {
        if case .bool = valueType.element { return !valueType.isCollection && comparisons[.equalTo] != nil }
        return false
    }
}
