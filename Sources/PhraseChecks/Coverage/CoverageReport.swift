import GrammarFiles
import IntentRuntime

/// How the cases did.
package struct CoverageReport: Sendable {
    package let outcomes: [CaseOutcome]
    package let confusion: ConfusionMatrix
    /// Phrases that no case was understood by, in their order.
    package let unhit: [CasePhrase]

    package init(outcomes: [CaseOutcome], phrases: [CasePhrase]) {
        self.outcomes = outcomes
        confusion = ConfusionMatrix(outcomes)
        let hit = Set(
            outcomes.flatMap(\.answer.readings).map {
                CasePhrase(app: $0.app, intent: $0.intent, template: $0.template)
            })
        unhit = phrases.filter { !hit.contains($0) }
    }

    package var failures: [CaseOutcome] { outcomes.filter { !$0.passed } }
    package var passed: Int { outcomes.count(where: \.passed) }
    package var failed: Int { outcomes.count - passed }

    /// Cases to be rejected that were matched: what hurts most, for something would have been done that nobody asked for.
    package var falseAccepts: Int { outcomes.count { $0.item.reject && !$0.passed } }
}
