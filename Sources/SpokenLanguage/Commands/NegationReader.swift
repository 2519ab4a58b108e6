package import PhraseMatching

/// Hears that something is not to be done, which sounds much like that it is: "don't delete it".
///
///     let reader = NegationReader(english)
///     reader.denies(SpokenText("don't delete otter tracks"), saying: ["Delete ${note}", "Otter tracks"])     // true
///     reader.denies(SpokenText("open do not disturb"), saying: ["Open ${screen}", "Do Not Disturb"])         // false
///     reader.denies(SpokenText("delete otter tracks, scratch that"), saying: ["Delete ${note}"])             // true
///     reader.denies(SpokenText("did you delete otter tracks"), saying: ["Delete ${note}"])                   // true
package struct NegationReader: Sendable {
    private let words: PhraseSet
    private let innerWords: PhraseSet
    private let withdrawals: PhraseSet
    private let reports: PhraseSet
    private let polite: PhraseSet
    /// The same, and what the machine is called.
    private let openings: PhraseSet
    /// An utterance without any of these denies nothing; most have none.
    private let signs: SpelledPhrases
    /// The same where it is one of several texts, which are no reports: their beginnings are often misheard.
    private let heardSigns: SpelledPhrases

    package init(_ pack: LanguagePack) {
        let commands = pack.commands
        words = PhraseSet(SpokenText.foldedWords(of: commands.negations))
        innerWords = PhraseSet(SpokenText.foldedWords(of: commands.innerNegations))
        withdrawals = PhraseSet(pack.cancel, commands.withdrawals)
        reports = PhraseSet(commands.reports)
        polite = PhraseSet(commands.polite, commands.skipped)
        openings = PhraseSet(commands.polite, commands.skipped, commands.wakeWords)
        let heard = Array(words.words.union(innerWords.words)) + pack.cancel + commands.withdrawals
        heardSigns = SpelledPhrases(heard)
        signs = SpelledPhrases(heard + commands.reports)
    }

    /// Hears in an answer, too, that something is refused: besides what negates there is "no", and "without".
    package init(refusalsOf pack: LanguagePack) {
        // A letter for "no" is one only by itself: “rock n roll”.
        let no = pack.no.map { SpokenText($0).foldedWords }.filter { $0.count == 1 && $0[0].count > 1 }
        let without = SpokenText.foldedWords(of: pack.exclusions)
        words = PhraseSet(SpokenText.foldedWords(of: pack.commands.negations) + no.joined() + without)
        (innerWords, withdrawals, reports) = (PhraseSet(), PhraseSet(), PhraseSet())
        (polite, openings) = (PhraseSet(), PhraseSet())
        signs = SpelledPhrases(Array(words.words))
        heardSigns = signs
    }

    /// What the hypotheses of an utterance say against what it is taken for.
    package enum Denial: Sendable, Hashable {
        case none
        /// Most of what a recogniser offers holds a negation, which may be a misheard word.
        case doubtful
        case certain
    }

    /// Whether what is offered for an utterance denies what it is taken for; of several hypotheses most have to.
    package func denial(by hypotheses: [SpokenText], saying texts: @autoclosure () -> [String]) -> Denial {
        let isHeard = hypotheses.count > 1
        let signs = isHeard ? heardSigns : signs
        var doubtful: [SpokenText] = []
        for (number, hypothesis) in hypotheses.enumerated() {
            if signs.occur(in: hypothesis) { doubtful.append(hypothesis) }
            // Most have no sign of it, whatever the rest holds.
            if (number + 1 - doubtful.count) * 2 >= hypotheses.count { return .none }
        }
        lazy var known = Set(SpokenText.foldedWords(of: texts()))
        let denials = doubtful.count { denies($0.foldedWords, knowing: known, excusesBeginnings: isHeard) }
        guard denials * 2 > hypotheses.count else { return .none }
        return isHeard ? .doubtful : .certain
    }

    /// Whether an utterance says, besides what it is taken for, that this is not to be done: a negation, what takes it back, or
    /// what makes a question or a report of it.
    ///
    /// - Parameters:
    ///   - utterance: What was said.
    ///   - texts: The phrase that it is taken for, and the names and words in its slots.
    ///   - excusesBeginnings: A negation that a word of those begins with was misheard: "not" for "note".
    /// - Returns: True where the opposite may be meant, or nothing is asked for.
    package func denies(
        _ utterance: SpokenText, saying texts: [String], excusesBeginnings: Bool = false
    ) -> Bool {
        (excusesBeginnings ? heardSigns : signs).occur(in: utterance)
            && denies(
                utterance.foldedWords, knowing: Set(SpokenText.foldedWords(of: texts)),
                excusesBeginnings: excusesBeginnings)
    }

    /// - known: asked for only where something might deny it, which is rare.
    private func denies(
        _ all: [String], knowing known: @autoclosure () -> Set<String>, excusesBeginnings: Bool
    ) -> Bool {
        let said = trimmed(all[...])
        lazy var known = known()
        func isOwn(_ words: ArraySlice<String>) -> Bool { words.contains(where: known.contains) }
        let isNegated = said.indices.contains { place in
            let word = said[place]
            return (words.contains(word) || place > said.startIndex && innerWords.contains(word))
                && !known.contains(word)
                && !(excusesBeginnings && known.contains { $0.hasPrefix(word) })
        }
        if isNegated { return true }
        // What one of several hypotheses begins with is often misheard.
        let opening = said.prefix(
            excusesBeginnings ? 0 : max(reports.length(at: said), withdrawals.length(at: said)))
        if !opening.isEmpty, !isOwn(opening),
            !opening.allSatisfy({ word in known.contains { Self.areForms(word, $0) } })
        {
            return true
        }
        return said.indices.contains { withdrawals.contains(said[$0...]) && !isOwn(said[$0...]) }
    }

    /// Whether two words may be forms of one verb: "annuler" takes nothing back where the phrase has "annule".
    private static func areForms(_ one: String, _ other: String) -> Bool {
        let shared = zip(one, other).prefix { $0 == $1 }.count
        return shared >= leastStem && max(one.count, other.count) - shared <= longestEnding
    }

    private static let leastStem = 4
    private static let longestEnding = 2

    /// Without what is polite around it.
    private func trimmed(_ words: ArraySlice<String>) -> ArraySlice<String> {
        var rest = words
        while case let length = openings.length(at: rest), length > 0 { rest = rest.dropFirst(length) }
        while let start = rest.indices.first(where: { polite.contains(rest[$0...]) }) { rest = rest[..<start] }
        return rest
    }
}
