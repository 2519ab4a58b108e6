/// What deviations from a phrase cost, in nats: each is how much less likely an utterance with it is.
///
/// There is one set for what people type, who slip seldom, one for a single transcript, and one for what a recogniser offers
/// several texts for. The values were set by `Benchmarks understanding` on typed and spoken utterances with known meanings; see DESIGN.md.
package struct FlexibleCosts: Sendable, Hashable {
    /// A word that the phrase does not have, by what kind it is.
    package var extraFiller = 0.2
    package var extraFunctionWord = 0.5
    package var extraKnownWord = 1.7
    package var extraWord = 1.2
    /// A word of the phrase that is not said.
    package var missingFunctionWord = 1.9
    package var missingWord = 13.0
    /// A word of a name that is not said.
    package var missingNameWord = 13.0
    /// A slot that need not be said, like the name of the app.
    package var missingContext = 1.3
    /// That slot before the command instead of where the phrase has it.
    package var contextFirst = 1.5
    /// Another word of the same meaning.
    package var synonym = 2.0
    /// Words that no entry names, where a slot takes them.
    package var freeText = 3.0
    /// How much evidence a sound is, as a share of its rarity: neighbouring sounds predict each other.
    package var evidence = 0.6
    package var evidenceOfFunctionWord = 0.58
    package var evidenceOfFiller = 0.1
    /// How much dearer than the table says one sound is for another.
    package var sharpness = 0.65
    /// The most that one slip costs; a word of a name that differs more is another word.
    package var slip = 60.0
    /// Two neighbours in the wrong order.
    package var swapped = 9.0

    package init() {}

    /// How much evidence a sound of a word is as a share of its rarity, and what the word costs besides where the phrase does not
    /// have it.
    func weights(of kind: Lexicon.Kind) -> (evidence: Double, penalty: Double) {
        switch kind {
        case .filler: (evidenceOfFiller, extraFiller)
        case .function: (evidenceOfFunctionWord, extraFunctionWord)
        case .known: (evidence, extraKnownWord)
        case .other: (evidence, extraWord)
        }
    }

    package static let heard = FlexibleCosts()

    /// One text alone, by its sounds: a recogniser that offers nothing else is mostly right.
    package static let transcribed: FlexibleCosts = {
        var costs = FlexibleCosts()
        costs.extraFunctionWord = 0.6
        costs.extraKnownWord = 2
        costs.extraWord = 7
        costs.missingFunctionWord = 1.2
        costs.missingWord = 7
        costs.missingNameWord = 7
        costs.missingContext = 3
        costs.evidenceOfFunctionWord = 0.3
        costs.sharpness = 1.6
        costs.slip = 5.5
        return costs
    }()

    /// What a person types: fewer letters go wrong than sounds, and neighbours change places.
    package static let typed: FlexibleCosts = {
        var costs = transcribed
        costs.missingNameWord = 5
        costs.sharpness = 1
        costs.slip = 4.6
        costs.swapped = 3.8
        return costs
    }()
}
