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

extension [Hypothesis] {
    /// The texts that the recogniser thinks as likely as the best one, as far as it says so: nothing but chance tells which of
    /// them was said.
    package var rivals: [SpokenText] { self[...].likeliest.filter { $0 != startIndex }.map { self[$0].spoken } }

    /// The second text of a recogniser that says nothing of how likely its texts are.
    package var unweighedSecond: SpokenText? {
        count > 1 && allSatisfy { $0.confidence == nil } ? self[1].spoken : nil
    }
}

extension ArraySlice<Hypothesis> {
    /// Which texts nothing but chance tells apart from the likeliest; the first alone where it is not known how likely that is.
    var likeliest: [Int] {
        guard let first = first?.confidence, first > 0, let best = lazy.compactMap(\.confidence).max() else {
            return Array(indices.prefix(1))
        }
        return indices.filter { index in
            guard let own = self[index].confidence, own > 0 else { return false }
            // Beyond 1 it is no share, but a likelihood in nats.
            return (best > 1 ? best - own : Logarithm.of(best / own)) < FlexibleMatcher.tie
        }
    }
}
