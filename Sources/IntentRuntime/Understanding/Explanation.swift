package import PhraseMatching

/// Every stage of one utterance, for `explain`.
package struct Explanation: Sendable {
    package let spoken: SpokenText
    /// The engine's matches, best first, with the app that each belongs to.
    package let matches: [(app: String, intent: String, template: String, match: Match)]
    /// Whether a negative phrase took a match away.
    package let isVetoed: Bool
    /// What made the score of something that only sounds like a phrase, in the order of `FlexibleCalibration.Feature`.
    package let features: [Double]
    package let interpretation: Interpretation
    /// What would be asked before the intent is performed: prompts in order.
    package let questions: [String]

    /// What was weighed, by name; nothing where it was said word for word.
    package var weighed: [(name: String, value: Double)] {
        zip(FlexibleCalibration.Feature.allCases, features).filter { $0.0 != .bias }
            .map { (name: String(describing: $0.0), value: $0.1) }
    }
}
