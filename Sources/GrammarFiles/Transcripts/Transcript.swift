package import PhraseMatching

/// What a recogniser heard of one utterance, with its guesses.
package struct Transcript: Sendable, Hashable {
    package struct Hypothesis: Sendable, Hashable {
        package let text: String
        /// As the recogniser gives it: some count to 1, some give a likelihood of hundreds. Compare only within one transcript.
        package let confidence: Double?

        package init(text: String, confidence: Double? = nil) {
            (self.text, self.confidence) = (text, confidence)
        }
    }

    /// Best first; at least one, none with an empty text.
    package let hypotheses: [Hypothesis]
    /// The line of the input in which it begins, counted from 1.
    package let line: Int
    /// What the recogniser calls the utterance, so that one that is delivered twice is known again.
    package let id: String?

    /// The hypotheses as matchers take them.
    package var spoken: [PhraseMatching.Hypothesis] {
        hypotheses.map { PhraseMatching.Hypothesis(SpokenText($0.text), confidence: $0.confidence) }
    }

    /// What may as well have been said as the best text, see `Hypothesis`.
    package var rivals: [SpokenText] { hypotheses.count > 1 ? spoken.rivals : [] }

    /// The text of the best hypothesis.
    package var text: String { hypotheses.first?.text ?? "" }

    package init(hypotheses: [Hypothesis], line: Int, id: String? = nil) {
        (self.hypotheses, self.line, self.id) = (hypotheses, line, id)
    }

    /// What was typed, or heard without a doubt.
    package init(_ text: String) {
        self.init(hypotheses: [Hypothesis(text: text)], line: 1)
    }
}
