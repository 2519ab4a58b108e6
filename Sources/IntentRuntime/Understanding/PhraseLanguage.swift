import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// What is known of the language that phrases are in, for what is not said word for word.
struct PhraseLanguage: Sendable {
    /// Its code: "en".
    let code: String
    /// Means nothing wherever it is said: "um", "please".
    let skipped: [String]
    /// May stand before a request: "could you please".
    let polite: [String]
    /// What is written for words beside numbers.
    let signs: SpokenSigns
    /// Forms of words before what is named: "de", "d'".
    let contractions: [[String]]
    /// How the language sounds and which words mean the same, read when somebody first needs it; none where that is unknown.
    let model: Later<FlexibleModel?>

    /// How one asks for things by their properties, read when somebody first needs it; none where that is unknown.
    let find: Later<FindWords?>

    let negations: NegationReader
    /// Read when something may be no order.
    let orders: Later<OrderReader>
    /// Read when a recogniser offers several texts.
    let opposites: Later<OppositeReader>
    /// Other ways to say what is not to be done.
    let vetoes: VetoForms

    init(_ pack: LanguagePack) {
        code = pack.language
        skipped = pack.commands.skipped
        polite = pack.commands.polite
        signs = SpokenSigns(pack)
        contractions = pack.commands.contractions
        negations = NegationReader(pack)
        orders = Later { OrderReader(pack) }
        opposites = Later { OppositeReader(pack) }
        vetoes = VetoForms(pack)
        find = Later { FindWordsFile.words(of: pack.language) }
        model = Later { FlexibleLanguage.model(of: pack.language) }
    }
}
