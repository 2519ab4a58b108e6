package import PhraseMatching

/// What else may have been said than the best text of a recogniser, as far as it matters.
///
/// Where a recogniser says how likely its texts are, those count that are as likely as the best one. Where it says nothing, the
/// best one is believed, but for what must not be taken for its contrary: if the second text denies it ("don't delete this
/// mail") or differs from it by a word that says the opposite ("turn off the oven", "lock the door"), a question costs less than
/// a wrong action. Texts behind the second are guesses of guesses.
package struct RivalTexts: Sendable {
    /// Each of them may ask for something else.
    package let asking: [SpokenText]
    /// Each of them may say that it is not to be done.
    package let denying: [SpokenText]

    package var isEmpty: Bool { asking.isEmpty && denying.isEmpty }

    /// Of texts the best of which is only like something: all were asked what that is.
    package init(asLikely hypotheses: [Hypothesis]) {
        (asking, denying) = (hypotheses.rivals, hypotheses.rivals)
    }

    /// Of texts the best of which is known word for word.
    ///
    /// - Parameters:
    ///   - hypotheses: Best first.
    ///   - readers: Of the languages that may be spoken.
    package init(_ hypotheses: [Hypothesis], _ readers: some Sequence<OppositeReader>) {
        let rivals = hypotheses.rivals
        guard let best = hypotheses.first?.spoken, let second = hypotheses.unweighedSecond else {
            (asking, denying) = (rivals, rivals)
            return
        }
        // A negation in place of a word is that word misheard.
        let mayDeny = second.text.utf8.count > best.text.utf8.count
        denying = rivals + (mayDeny && OppositeReader.hasAllWords(second, of: best) ? [second] : [])
        asking = rivals + (readers.contains { $0.areOpposite(best, second) } ? [second] : [])
    }
}
