import PhraseMatching
import SpokenLanguage

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
        /// The entity's identifier or the case's raw value.
        package let id: String?
        /// Whether it cannot be undone: it is to be said, not guessed.
        package let isDestructive: Bool
        /// The heading under which it is listed.
        package let section: String?

        package init(
            title: String, subtitle: String? = nil, synonyms: [String] = [], id: String? = nil,
            isDestructive: Bool = false, section: String? = nil
        ) {
            self.isDestructive = isDestructive
            self.title = title
            self.subtitle = subtitle
            self.synonyms = synonyms
            self.id = id
            self.section = section
        }
    }

    /// What yes and no are called.
    package struct Labels: Sendable, Hashable {
        package let yes: String
        package let no: String

        package init(yes: String, no: String) {
            (self.yes, self.no) = (yes, no)
        }
    }

    /// Options beyond those that are listed: each can be said by its name, and they are listed when they are asked for.
    package struct More: Sendable, Hashable {
        package let count: Int
        /// What lists further ones, in the language of the conversation: “more”.
        package let word: String?

        package init(count: Int, word: String?) {
            self.count = count
            self.word = word
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
    package var prompt: String
    /// What is listed; there may be more that can be said.
    package var options: [Option]
    /// The number of the first option: more than 1 on a further page.
    package var firstNumber = 1
    /// What is not listed yet.
    package var more: More?
    /// 1 for the first time; after a third wrong answer the turn is given up.
    package var attempt = 1
    /// Why the question is put again, such as `“purple” is none of them.`
    package var remark: String?
    /// It asks whether this is what was said, before anything is begun.
    package var isSuggestion = false
    /// What yes and no are called, where that is not plain from the question.
    package var labels: Labels?
    /// What else the author calls the buttons.
    var alternatives: [String] = []
    /// Whether what is asked for destroys something and cannot be undone.
    package var isDestructive = false

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

    /// Whether words are what the button is called that confirms, or one of those with names of the author's, whatever they
    /// mean elsewhere: “Stop”, “Never mind”.
    func hasButton(called spoken: SpokenText) -> Bool {
        labels.map { NameParts(spoken).areWhole(of: [$0.yes] + alternatives) } ?? false
    }

    /// The number of the last option that was listed, on this page or an earlier one.
    package var lastNumber: Int { firstNumber + options.count - 1 }
}

extension AnswerReader {
    /// Whether words that are no command word for word may still be one: only where it was not understood what was said, and
    /// these words are no answer to that. Whatever else is asked, what sounds like a command may be what it is answered with.
    func mayBeLeft(_ question: Question?, by spoken: SpokenText) -> Bool {
        guard let question, question.isSuggestion, confirmation(spoken) == nil else { return false }
        return question.options.isEmpty || choice(spoken, among: question.options.map(\.names)) == .none
    }
}
