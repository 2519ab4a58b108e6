/// One of the texts that a recogniser offers for an utterance, best first.
package struct Hypothesis: Sendable {
    package let spoken: SpokenText
    /// How sure the recogniser is, 0…1, where it says so.
    package let confidence: Double?

    package init(_ spoken: SpokenText, confidence: Double? = nil) {
        self.spoken = spoken
        self.confidence = confidence
    }
}
