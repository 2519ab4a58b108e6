/// Turns what speaks for the best frame, and against it, into the chance that it is right.
///
/// A logistic model with one weight for each thing; `DESIGN.md` says what it was fitted on and how well it predicts what it
/// was not fitted on.
package struct FlexibleCalibration: Sendable, Hashable {
    /// What is weighed.
    package enum Feature: Int, CaseIterable, Sendable {
        case bias
        /// Evidence for the frame, in nats, −20…15.
        case evidence
        /// The same over all hypotheses that allow it.
        case meanEvidence
        /// The share of the hypotheses that allow it.
        case support
        /// By how much it beats the best different frame, in nats, 0…5.
        case margin
        /// How far the words of the phrase speak against it, in nats, −12…0.
        case wordDoubt
        /// How far the worst of its names speaks against it, in nats, −10…0.
        case nameDoubt
        /// The share of the utterance that it explains.
        case explained
        /// It has no slot.
        case isPlain
        /// The app is named.
        case namesContext
        /// By how much the worst word of a name differs more than a slip explains, in nats, 0…10.
        case slip
        /// Words that it does not explain and that no phrase has, 0…4.
        case strangers
        /// Evidence as a share of what the utterance costs as nothing in particular, −1…1.
        case evidenceShare
        /// The share of the utterance in words that are heard as the phrase or a name of it has them.
        case verbatim
        /// The share of the utterance in words that another phrase or name has.
        case misplaced
        /// Words of the phrase that are hardly heard, 0…4.
        case unheard
    }

    package let weights: [Double]
    /// Scores from here on are acted on.
    package let matched: Double
    /// Scores from here on are worth a question.
    package var suggested = 0.15
    /// A name with a score from here on is worth a question of its own; with less it is better asked which one is meant.
    private static let likelyName = 0.4

    /// Whether a guess is the better question than which unknown name is meant.
    ///
    /// - Parameters:
    ///   - score: of the guess.
    ///   - asked: the score of what asks for a name.
    ///   - isAlike: whether the guess is of the same intent, with a listed name.
    /// - Returns: true where the guess is asked about.
    package static func prefersGuess(_ score: Double, to asked: Double, isAlike: Bool) -> Bool {
        score >= (isAlike ? likelyName : asked)
    }

    /// Less evidence than this is never acted on, in nats.
    package let leastEvidence = -6.0

    package init(weights: [Double], matched: Double) {
        self.weights = weights
        self.matched = matched
    }

    func score(_ features: [Double]) -> Double {
        let sum = zip(weights, features).reduce(0) { $0 + $1.0 * $1.1 }
        return 1 / (1 + Exponential.of(-sum))
    }

    /// Fitted on utterances that recognisers heard.
    package static let heard = FlexibleCalibration(
        weights: [
            -14.197, 0, 0, 2.563, 0.502, 0.287, 0.277, 12.075, -2.729, 1.889, 0, 0, 5.686, -3.574, -2.970, -0.319,
        ],
        matched: 0.53)
    /// Fitted on the same utterances as `typed`, by their sounds.
    package static let transcribed = FlexibleCalibration(
        weights: [-6.565, 0.007, 0.007, 0, 0.248, 0.199, 0.349, 6.696, 0.183, 0.322, 0, 0, 0, 0, 0, 0], matched: 0.6)
    /// Fitted on typed utterances, most of them made from a grammar, and on names of lists with 100 000 entries.
    package static let typed = FlexibleCalibration(
        weights: [-11.323, 0.098, 0.098, 0, 0.851, 0.429, 0.854, 8.723, -0.979, -0.526, -0.318, -0.547, 0, 0, 0, 0],
        matched: 0.7)
}

/// The exponential function, without a mathematics library: by halving the argument until a short series suffices.
enum Exponential {
    static func of(_ x: Double) -> Double {
        let x = max(-60, min(60, x))
        let part = x / 1024
        var result = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
        for _ in 0..<10 { result *= result }
        return result
    }
}
