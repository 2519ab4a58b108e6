/// What Home Assistant's intents say in one language, as its files hold it: before anything is compiled.
struct HomeAssistantGrammar {
    /// A way to fill an intent: which slots a sentence gives.
    struct Combination {
        let intent: String
        let name: String
        let takesContextArea: Bool
        /// All domains that the word for a domain may stand for.
        let inferredDomains: [String]
        /// All domains of entities that may be named.
        let nameDomains: [String]
        let nameDomainGroups: [String: [String]]
        var blocks: [Block] = []
    }

    /// Sentences that are alike in what they add.
    struct Block {
        let sentences: [Sentence]
        /// Entities that `{name}` may hold; `nil` for any.
        let nameDomains: [String]?
        let slots: [String: HomeAssistantValue]
    }

    struct Sentence {
        let text: String
        let place: YAMLPlace
        let file: HomeAssistantFile
    }

    struct List {
        enum Content {
            case values([(text: Sentence, value: HomeAssistantValue)])
            case range(from: Int, to: Int, step: Int, hasHalves: Bool, multiplier: Double)
            case wildcard
        }

        let name: String
        let content: Content
    }

    let language: String
    var combinations: [Combination] = []
    var lists: [String: List] = [:]
    var rules: [String: Sentence] = [:]
    var skipWords: [Sentence] = []
}
