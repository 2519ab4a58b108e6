import PhraseMatching

/// What came of a case.
package struct CaseOutcome: Sendable, Hashable {
    /// One meaning was found, to be acted on.
    package let isMatched: Bool
    /// The best reading is of the right intent.
    package let hasIntent: Bool
    /// The best reading is right, whether it is acted on or not.
    package let isBestRight: Bool
    /// How sure the best reading is; nil where there is none.
    package let score: Double?

    package init(_ match: AppMatch, _ item: PhraseCase) {
        isMatched = match.status == .matched
        let best = match.readings.first
        score = best?.score
        hasIntent = best.map { $0.intent == item.intent } ?? false
        let said = best?.slots.filter { $0.name != AppGrammar.applicationName } ?? []
        let titles = Dictionary(said.map { ($0.name, $0.value.title) }, uniquingKeysWith: { first, _ in first })
        isBestRight = hasIntent && titles == item.slots.mapValues(\.plainText)
    }

    package var isRight: Bool { isMatched && isBestRight }
}

extension CaseValue {
    fileprivate var plainText: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .flag(let flag): String(flag)
        case .list(let items): items.map(\.plainText).joined(separator: ", ")
        }
    }
}
