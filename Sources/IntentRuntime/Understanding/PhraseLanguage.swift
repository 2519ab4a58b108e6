import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// What is known of the language that phrases are in, for what is not said word for word.
struct PhraseLanguage: Sendable {
    /// Means nothing wherever it is said: "um", "please".
    let skipped: [String]
    /// How the language sounds and which words mean the same, read when somebody first needs it; none where that is unknown.
    let model: Later<FlexibleModel?>

    let negations: NegationReader

    init(_ pack: LanguagePack) {
        skipped = pack.commands.skipped
        negations = NegationReader(pack)
        model = Later { FlexibleLanguage.model(of: pack.language) }
    }
}
