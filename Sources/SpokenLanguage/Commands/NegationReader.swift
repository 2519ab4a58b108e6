package import PhraseMatching

/// Hears that something is not to be done, which sounds much like that it is: "don't delete it".
///
///     let reader = NegationReader(english)
///     reader.denies(SpokenText("don't delete otter tracks"), saying: ["Delete ${note}", "Otter tracks"])     // true
///     reader.denies(SpokenText("open do not disturb"), saying: ["Open ${screen}", "Do Not Disturb"])         // false
package struct NegationReader: Sendable {
    private let words: Set<String>

    package init(_ pack: LanguagePack) {
        words = Set(pack.commands.negations.flatMap { SpokenText($0).words.map(\.folded) })
    }

    /// What the hypotheses of an utterance say against what it is taken for.
    package enum Denial: Sendable, Hashable {
        case none
        /// Most of what a recogniser offers holds a negation, which may be a misheard word.
        case doubtful
        case certain
    }

    /// Whether what is offered for an utterance denies what it is taken for; of several hypotheses most have to.
    package func denial(by hypotheses: [SpokenText], saying texts: [String]) -> Denial {
        let isHeard = hypotheses.count > 1
        let denials = hypotheses.count { denies($0, saying: texts, excusesBeginnings: isHeard) }
        guard denials * 2 > hypotheses.count else { return .none }
        return isHeard ? .doubtful : .certain
    }

    /// Whether an utterance holds a negation that what it is taken for does not have.
    ///
    /// - Parameters:
    ///   - utterance: What was said.
    ///   - texts: The phrase that it is taken for, and the names and words in its slots.
    ///   - excusesBeginnings: A negation that a word of those begins with was misheard: "not" for "note".
    /// - Returns: True where the opposite may be meant.
    package func denies(
        _ utterance: SpokenText, saying texts: [String], excusesBeginnings: Bool = false
    ) -> Bool {
        let said = utterance.words.map(\.folded).filter(words.contains)
        guard !said.isEmpty else { return false }
        let known = Set(texts.flatMap { SpokenText($0).words.map(\.folded) })
        return said.contains { negation in
            !known.contains(negation)
                && !(excusesBeginnings && known.contains { $0.hasPrefix(negation) })
        }
    }
}
