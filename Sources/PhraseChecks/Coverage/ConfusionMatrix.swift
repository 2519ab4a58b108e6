import GrammarFiles
import IntentRuntime

/// Which intents were taken for which.
package struct ConfusionMatrix: Sendable {
    /// What should come and what came.
    package struct Cell: Sendable, Hashable {
        package let expected: String
        package let came: String
    }

    /// What stands for no intent.
    package static let rejected = "rejected"
    package static let ambiguous = "ambiguous"

    private let counts: [Cell: Int]
    /// What is in it, in alphabetical order, with what is no intent last.
    package let names: [String]

    init(_ outcomes: [CaseOutcome]) {
        // A former name of an intent is that intent.
        let renamed = Dictionary(
            outcomes.flatMap(\.answer.readings).flatMap { reading in
                reading.formerNames.map { (IntentName($0).text, IntentName(reading.intent).text) }
            },
            uniquingKeysWith: { first, _ in first })
        var counts: [Cell: Int] = [:]
        for outcome in outcomes where outcome.item.ambiguous.isEmpty {
            let name = outcome.item.intent.map { IntentName($0).text } ?? Self.rejected
            counts[Cell(expected: renamed[name] ?? name, came: Self.came(outcome)), default: 0] += 1
        }
        self.counts = counts
        let all = Set(counts.keys.flatMap { [$0.expected, $0.came] })
        let last = [Self.ambiguous, Self.rejected].filter(all.contains)
        names = all.subtracting(last).sorted() + last
    }

    private static func came(_ outcome: CaseOutcome) -> String {
        switch outcome.answer.status {
        case .matched: outcome.answer.readings.first.map { IntentName($0.intent).text } ?? rejected
        case .ambiguous: ambiguous
        case .suggested, .rejected: rejected
        }
    }

    package func count(expected: String, came: String) -> Int { counts[Cell(expected: expected, came: came)] ?? 0 }

    /// What was taken for something else, most often first.
    package var confusions: [(cell: Cell, count: Int)] {
        counts.filter { $0.key.expected != $0.key.came }.map { (cell: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.cell.expected, $0.cell.came) < ($0.count, $1.cell.expected, $1.cell.came) }
    }

    package var isClean: Bool { confusions.isEmpty }
}
