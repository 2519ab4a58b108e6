/// How well scores say how often answers are right, by tenths: of answers with 0.7, seven of ten should be.
package struct ScoreTable: Sendable, Hashable {
    package struct Row: Sendable, Hashable {
        package var count = 0
        package var right = 0
        package var sum = 0.0

        package var meanScore: Double { sum / Double(max(count, 1)) }
        package var shareRight: Double { Double(right) / Double(max(count, 1)) }
        package var error: Double { abs(meanScore - shareRight) }
    }

    /// The last one holds 1 too.
    package private(set) var tenths = Array(repeating: Row(), count: 10)

    package init() {}

    package mutating func add(score: Double, isRight: Bool) {
        let tenth = max(0, min(9, Int(score * 10)))
        tenths[tenth].count += 1
        tenths[tenth].right += isRight ? 1 : 0
        tenths[tenth].sum += score
    }

    package mutating func add(_ outcome: AnsweredCase) {
        if let score = outcome.score { add(score: score, isRight: outcome.isAmongBest) }
    }

    /// All answers together.
    package var all: Row {
        tenths.reduce(into: Row()) { all, row in
            all.count += row.count
            all.right += row.right
            all.sum += row.sum
        }
    }

    /// The largest error among tenths that are large enough to say something.
    package func largestError(from count: Int) -> Double {
        tenths.filter { $0.count >= count }.map(\.error).max() ?? 0
    }
}
