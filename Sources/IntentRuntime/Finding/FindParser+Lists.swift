import AppIntents
import PhraseMatching

// Several values of one comparison: “whose title contains plum or pepper”.
extension FindParser {
    /// A value between words that join.
    private struct Pieces {
        var parts: [Range<Int>] = []
        /// Which words stand between them.
        var joiners: Set<Bool> = []
        /// Nothing stands behind the last one.
        var isUnfinished = false
    }

    /// Whether a value has words in it that join conditions, and may be several.
    func isJoined(_ condition: FindClauses.Condition) -> Bool {
        guard let value = list(of: condition) else { return false }
        return !pieces(of: value, at: [true, false]).joiners.isEmpty
    }

    /// The clauses with each joined value taken apart: the same property and comparison for each of them.
    ///
    /// - Returns: The ways to do so, the likeliest first, and why it may not be done.
    func spreads(of clauses: FindClauses) -> (clauses: [FindClauses], trouble: FindTrouble?) {
        var trouble: FindTrouble?
        let ways = ([[true, false], [true], [false]] as [Set<Bool>]).compactMap { joiners -> FindClauses? in
            var spread = clauses
            spread.conditions = []
            var said = Set([clauses.isOr ?? (clauses.conditions.count > 1 ? false : nil)].compactMap(\.self))
            for condition in clauses.conditions {
                guard let value = list(of: condition) else {
                    spread.conditions.append(condition)
                    continue
                }
                let pieces = pieces(of: value, at: joiners)
                if pieces.isUnfinished {
                    trouble = trouble ?? .missingValue(property: condition.property, said: text(condition.words))
                }
                // “is not plum or pepper” is neither.
                said.formUnion(
                    condition.comparison == .notEqualTo && !pieces.joiners.isEmpty ? [false] : pieces.joiners)
                spread.conditions += self.conditions(like: condition, pieces.parts)
            }
            if said.count > 1 { trouble = trouble ?? .mixedJoiners }
            guard said.count == 1, spread.conditions.count > clauses.conditions.count else { return nil }
            spread.isOr = said.contains(true)
            return spread
        }
        if case .missingValue = trouble { return ([], trouble) }
        return (ways, trouble)
    }

    private func list(of condition: FindClauses.Condition) -> Range<Int>? {
        condition.values.count == 1 ? condition.values[0] : nil
    }

    private func conditions(
        like condition: FindClauses.Condition, _ parts: [Range<Int>]
    ) -> [FindClauses.Condition] {
        parts.enumerated().map { number, part in
            var one = condition
            one.values = [part]
            one.words = (number == 0 ? condition.words.lowerBound : part.lowerBound)..<part.upperBound
            return one
        }
    }

    private func pieces(of value: Range<Int>, at joiners: Set<Bool>) -> Pieces {
        var pieces = Pieces()
        var commas: [Int] = []
        var (start, place) = (value.lowerBound, value.lowerBound)
        func cut(before end: Int) {
            let bounds = [start] + commas + [end]
            pieces.parts += zip(bounds, bounds.dropFirst()).map { $0..<$1 }.filter { !$0.isEmpty }
            commas = []
        }
        while place < value.upperBound {
            // What joins may stand at the very end, too.
            let nor = lexicon.nor.lengths(in: words, at: place, before: value.upperBound).map {
                (length: $0, isOr: true)
            }
            let joiner = (self.joiners(at: place, before: value.upperBound + 1) + nor).filter {
                joiners.contains($0.isOr)
            }
            .max { $0.length < $1.length }
            guard place > start, let joiner else {
                if place > start, isBehindComma(place) { commas.append(place) }
                place += 1
                continue
            }
            pieces.joiners.insert(joiner.isOr)
            cut(before: place)
            place += joiner.length
            start = place
        }
        pieces.isUnfinished = start == value.upperBound
        if pieces.joiners.isEmpty { commas = [] }
        if start < value.upperBound { cut(before: value.upperBound) }
        return pieces
    }

    private func isBehindComma(_ place: Int) -> Bool {
        isOpen(place - 1..<place + 1)
            && spoken.substring(span(place - 1..<place).upperBound..<span(place..<place + 1).lowerBound).contains(",")
    }
}
