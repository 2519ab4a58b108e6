import AppIntents
import GrammarFiles
import PhraseMatching

/// The words with which one asks for things, ready to be compared.
struct FindLexicon: Sendable {
    struct Comparison: Sendable {
        let comparison: EntityQueryOperator
        let kind: FindWords.Kind
        let phrases: SaidFrames
        /// As one would say it first: “contains”.
        let example: String

        init?(_ comparison: FindWords.Comparison) {
            guard let name = EntityQueryOperator(rawValue: comparison.name), let first = comparison.phrases.first else {
                return nil
            }
            (self.comparison, kind, example) = (name, comparison.kind, first)
            phrases = SaidFrames(comparison.phrases)
        }
    }

    /// Words that name no property but what is measured: “longer than”.
    struct Measure: Sendable {
        let quantity: String
        let names: SaidPhrases
        let comparisons: [Comparison]
        let ascending, descending: SaidPhrases
    }

    struct Superlative: Sendable {
        let kind: FindWords.Kind
        let isDescending: Bool
        let phrases: SaidPhrases
    }

    let words: FindWords
    let verbs, all, limitsBefore, limitsAfter, limitUnits, apps: SaidPhrases
    /// Of what stands before a limit, what surely means one: “limit”, “limited to”.
    let sureLimits: SaidPhrases
    /// Denials around a comparison: “ne … pas”.
    let notAround: [(opening: [String], closing: [String])]
    let conditions, copulas, endings, within, and, or, not, none, neither, nor, past, ranges, by, ascending,
        descending: SaidPhrases
    let comparisons: [Comparison]
    let superlatives: [Superlative]
    let measures: [Measure]

    init(_ words: FindWords) {
        self.words = words
        verbs = SaidPhrases(words.verbs)
        all = SaidPhrases(words.all)
        limitsBefore = SaidPhrases(words.limitsBefore)
        limitsAfter = SaidPhrases(words.limitsAfter)
        sureLimits = SaidPhrases(
            words.limitsAfter.filter { $0.hasPrefix(words.limitsAfter.first ?? "") })
        limitUnits = SaidPhrases(words.limitUnits)
        apps = SaidPhrases(words.apps)
        conditions = SaidPhrases(words.conditions)
        copulas = SaidPhrases(words.copulas)
        endings = SaidPhrases(words.endings)
        within = SaidPhrases(words.within)
        and = SaidPhrases(words.and)
        or = SaidPhrases(words.or)
        let around = words.not.map { $0.split(separator: "…", omittingEmptySubsequences: false) }
        not = SaidPhrases(words.not.filter { !$0.contains("…") })
        notAround = around.filter { $0.count == 2 }.map { parts in
            (SpokenText(String(parts[0])).foldedWords, SpokenText(String(parts[1])).foldedWords)
        }
        none = SaidPhrases(words.none)
        neither = SaidPhrases(words.neither)
        nor = SaidPhrases(words.nor)
        past = SaidPhrases(words.past)
        ranges = SaidPhrases(words.ranges)
        by = SaidPhrases(words.by)
        ascending = SaidPhrases(words.ascending)
        descending = SaidPhrases(words.descending)
        comparisons = words.comparisons.compactMap(Comparison.init)
        superlatives = words.superlatives.map {
            Superlative(kind: $0.kind, isDescending: $0.isDescending, phrases: SaidPhrases($0.phrases))
        }
        measures = words.measures.map {
            Measure(
                quantity: $0.quantity, names: SaidPhrases($0.names),
                comparisons: $0.comparisons.compactMap(Comparison.init), ascending: SaidPhrases($0.ascending),
                descending: SaidPhrases($0.descending))
        }
    }

    /// How one says a comparison of values of a kind: “starts with”.
    func example(of comparison: EntityQueryOperator, _ kind: FindWords.Kind) -> String? {
        let fitting = comparisons.filter { $0.comparison == comparison && ($0.kind == kind || $0.kind == .any) }
        return fitting.first?.example
    }
}

extension EntityQueryOperator {
    /// What holds where this does not; `nil` where nothing says so.
    var contrary: EntityQueryOperator? {
        switch self {
        case .equalTo: .notEqualTo
        case .notEqualTo: .equalTo
        case .lessThan: .greaterThanOrEqualTo
        case .lessThanOrEqualTo: .greaterThan
        case .greaterThan: .lessThanOrEqualTo
        case .greaterThanOrEqualTo: .lessThan
        case .contains, .hasPrefix, .hasSuffix, .isBetween: nil
        }
    }
}

extension PropertySearch.Property {
    /// Whether its values have names, which may begin like a comparison: “not started”.
    var isNamed: Bool {
        switch valueType.element {
        case .entity, .enumeration, .union: true
        default: false
        }
    }

    /// Whether any words are a value of it.
    var takesAnyText: Bool {
        switch valueType.element {
        case .string, .attributedString: true
        default: false
        }
    }

    /// In which words its values are compared.
    var kind: FindWords.Kind {
        if valueType.isCollection { return .list }
        return switch valueType.element {
        case .string, .attributedString, .url, .person: .text
        case .int, .double, .decimal, .duration, .measurement: .number
        case .date: .date
        case .other(let type) where type is IntentCurrencyAmount.Type: .number
        default: .any
        }
    }

    /// Whether it can be compared so. A day is the time from its beginning to its end.
    func knows(_ comparison: EntityQueryOperator) -> Bool {
        comparisons[comparison] != nil || comparison == .equalTo && kind == .date && comparisons[.isBetween] != nil
    }

    /// Whether it is yes or no.
    var isFlag: Bool {
        if case .bool = valueType.element { return !valueType.isCollection && comparisons[.equalTo] != nil }
        return false
    }
}
