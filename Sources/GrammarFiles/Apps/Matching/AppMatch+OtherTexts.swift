import PhraseMatching
import SpokenLanguage

/// What is found in a text that says a little less, or the same in another place.
extension AppMatch {
    /// The same as a question about an utterance that says a little more.
    func suggested(for said: SpokenText, _ unscaled: SpokenSigns.Unscaled) -> AppMatch {
        let count = said.text.utf8.count
        var match = found(in: said, score: Self.unscaledScore, leftovers: [unscaled.span]) { span in
            unscaled.offset(span.lowerBound, among: count)..<unscaled.offset(span.upperBound, among: count)
        }
        match.status = .suggested
        return match
    }

    /// The same of an utterance that says it in another way.
    ///
    /// - place: where a part of what was matched stands there.
    func found(
        in said: SpokenText, score: Double, leftovers: [Range<Int>], _ place: (Range<Int>) -> Range<Int>
    ) -> AppMatch {
        func matches(_ matches: [Match]) -> [Match] {
            matches.map { match in
                var found = match.moved { $0.spanning(place($0.span), of: said) }
                (found.score, found.tier, found.leftovers) = (score, .flexible, leftovers)
                return found
            }
        }
        var match = self
        match.spoken = said
        match.result = MatchResult(
            matches: matches(result.matches), best: matches(result.best), wasTruncated: result.wasTruncated)
        match.best = best.map { $0.found(in: said, score: score, place) }
        match.readings = readings.map { $0.found(in: said, score: score, place) }
        return match
    }

    /// Whoever names a scale means that of the phrase, or another one.
    static let unscaledScore = 0.5
}
