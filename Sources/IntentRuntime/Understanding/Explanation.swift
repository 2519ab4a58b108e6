package import PhraseMatching

/// Every stage of one utterance, for `explain`.
package struct Explanation: Sendable {
    package let spoken: SpokenText
    /// The engine's matches, best first, with the app that each belongs to.
    package let matches: [(app: String, intent: String, template: String, match: Match)]
    /// Whether a negative phrase took a match away.
    package let isVetoed: Bool
    package let interpretation: Interpretation
    /// What would be asked before the intent is performed: prompts in order.
    package let questions: [String]
}
