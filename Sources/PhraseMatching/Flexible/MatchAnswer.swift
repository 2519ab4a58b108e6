/// What is to be done with what was found.
package enum MatchStatus: String, Sendable, Hashable {
    /// One meaning, to be acted on.
    case matched
    /// Several meanings that nothing tells apart.
    case ambiguous
    /// A near miss that is worth a question.
    case suggested
    case rejected

    /// Something is found, be it one or several.
    package var isSure: Bool { self == .matched || self == .ambiguous }
}

/// What an utterance means, over both tiers and all its hypotheses.
package struct MatchAnswer: Sendable, Hashable {
    package let status: MatchStatus
    /// Which of the hypotheses `result` speaks of.
    package let hypothesis: Int
    /// Nothing is in it where the utterance was rejected.
    package let result: MatchResult
    /// What the score was made of, in the order of `FlexibleCalibration.Feature`; empty for what is sure.
    package let features: [Double]

    package init(status: MatchStatus, hypothesis: Int = 0, result: MatchResult = MatchResult(), features: [Double] = [])
    {
        self.status = status
        self.hypothesis = hypothesis
        self.result = result
        self.features = features
    }

    /// Of what may be something that is not listed.
    private static let doubtfulScore = 0.65

    /// What was found, as a question.
    package init(asking result: MatchResult) {
        func asked(_ matches: [Match]) -> [Match] {
            matches.map { match in
                var asked = match
                (asked.score, asked.tier) = (min(match.score, Self.doubtfulScore), .flexible)
                return asked
            }
        }
        self.init(
            status: .suggested,
            result: MatchResult(
                matches: asked(result.matches), best: asked(result.best), wasTruncated: result.wasTruncated,
                vetoed: result.vetoed))
    }
}
