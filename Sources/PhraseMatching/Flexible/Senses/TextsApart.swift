/// Whether the best text of a recogniser speaks against another one of the same utterance, in which a phrase was found.
///
/// Texts of one utterance sound alike, since they were made of the same sounds: "what is the weather like today" is no
/// "maximize the window", where that is said word for word and most of the others do not say so as well. And where they differ
/// by a small word alone, and that makes something else of the command, the best text is believed: "wake me before 7" is not
/// "wake me at 7".
struct TextsApart {
    private let compiled: CompiledFlexibleGrammar
    private let best: [String]
    private let other: [String]

    /// Two sentences that have nothing to do with each other agree in a third of their sounds at most, most texts of one
    /// utterance in two thirds.
    private static let leastAlike = 0.45

    /// - other: a text of lower rank, which a phrase was found in.
    init(_ best: SpokenText, _ other: SpokenText, _ compiled: CompiledFlexibleGrammar) {
        (self.best, self.other) = (best.foldedWords, other.foldedWords)
        self.compiled = compiled
    }

    /// Whether the best text differs from the other by one small word, which makes something else of it.
    var isTurned: Bool {
        guard best.count == other.count else { return false }
        let differing = zip(best, other).filter { $0 != $1 }
        guard differing.count == 1, best.count > 1, let (own, theirs) = differing.first,
            compiled.senses.isPreposition(theirs)
        else { return false }
        let senses = compiled.senses
        return senses.isTurning(own) || senses.isRelative(own) || senses.exclude(own, theirs)
    }

    /// Whether they may have been heard for the same sounds.
    var areAlike: Bool {
        let (own, theirs) = (sounds(of: best), sounds(of: other))
        let longest = max(own.count, theirs.count)
        return own.isEmpty || 1 - Double(SoundDistance.between(own, theirs)) / Double(longest) >= Self.leastAlike
    }

    private func sounds(of words: [String]) -> [UInt8] { words.flatMap(compiled.reader.sounds) }
}
