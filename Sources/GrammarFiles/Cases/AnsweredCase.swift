import PhraseMatching

/// A case and what a matcher of declarative apps made of it.
package struct AnsweredCase: Sendable, Hashable {
    /// One meaning was found, to be acted on.
    package let isMatched: Bool
    /// The best reading is of the right intent.
    package let hasIntent: Bool
    /// The best reading is right, whether it is acted on or not.
    package let isBestRight: Bool
    /// One of those that nothing tells apart from the best is right.
    package let isAmongBest: Bool
    /// The chance that one of those is right; nil where there is none.
    package let score: Double?

    package init(_ match: AppMatch, _ item: PhraseCase) {
        isMatched = match.status == .matched
        hasIntent = match.best.first.map { $0.intent == item.intent } ?? false
        isBestRight = match.best.first?.says(item) ?? false
        isAmongBest = match.best.contains { $0.says(item) }
        score = match.best.isEmpty ? nil : min(1, match.best.reduce(0) { $0 + $1.score })
    }

    package var isRight: Bool { isMatched && isBestRight }
}

extension AppReading {
    /// The intent and all values of a case, and no others; where some are still to be asked for, those that are known.
    fileprivate func says(_ item: PhraseCase) -> Bool {
        let said = slots.filter { $0.name != AppGrammar.applicationName }
        let titles = Dictionary(said.map { ($0.name, $0.value.title) }, uniquingKeysWith: { first, _ in first })
        let meant = item.slots.mapValues(\.plainText)
        guard intent == item.intent else { return false }
        return unlisted.isEmpty ? titles == meant : titles.allSatisfy { meant[$0] == $1 }
    }
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
