/// The one thing that a conversation waits for, as a plain value: it can be printed, tested and put again.
package struct Question: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// A parameter is missing.
        case value
        /// Several entities, apps or readings fit.
        case disambiguation
        /// The author, a locked device or a doubtful match asks for a yes.
        case confirmation
        /// The author offers options.
        case choice
    }

    /// Something that can be picked by number, ordinal, title, synonym or part of a title.
    package struct Option: Sendable, Hashable {
        package let title: String
        package let subtitle: String?
        package let synonyms: [String]

        package init(title: String, subtitle: String? = nil, synonyms: [String] = []) {
            self.title = title
            self.subtitle = subtitle
            self.synonyms = synonyms
        }
    }

    package let kind: Kind
    /// The app that asks, and the title of the intent it asks for.
    package let app: String?
    package let intent: String?
    /// The parameter that is asked for.
    package let parameter: String?
    /// What the answer is called, in a word or two: the parameter's title.
    package let label: String?
    package let prompt: String
    package let options: [Option]
    /// 1 for the first time; after a third wrong answer the turn is given up.
    package var attempt = 1
    /// Why the question is put again, such as `“purple” is none of them.`
    package var remark: String?

    package init(
        _ kind: Kind, app: String? = nil, intent: String? = nil, parameter: String? = nil, label: String? = nil,
        prompt: String, options: [Option] = []
    ) {
        self.kind = kind
        self.app = app
        self.intent = intent
        self.parameter = parameter
        self.label = label
        self.prompt = prompt
        self.options = options
    }
}
