import AppIntents
import IntentRuntime

/// What an intent came to: what it returned, said and asked.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
    /// What was said, one after the other.
    public let dialogs: [String]
    /// What was asked, one after the other.
    public let questions: [AskedQuestion]
    /// What the app showed last.
    public let screen: String?
    /// What was shown last, line by line: controls in brackets, progress in percent; `nil` when nothing was.
    public let snippet: [String]?
    /// The name of the intent that ran next.
    public let openedIntent: String?

    private let intent: String
    private let returned: (any Sendable)?
    private let app: AppUnderTest

    init(_ performed: IntentDriver.Performed, of intent: any AppIntent, _ name: String, _ app: AppUnderTest) {
        dialogs = performed.replies.compactMap { if case .dialog(_, let text) = $0 { text } else { nil } }
        screen = performed.replies.compactMap { if case .screen(_, let text) = $0 { text } else { nil } }.last
        snippet = performed.replies.compactMap { if case .snippet(_, let page) = $0 { page.text } else { nil } }.last
        questions = performed.questions.map { question in
            AskedQuestion(question, name: question.parameter)
        }
        openedIntent = performed.results.first?.opensIntent.map { "\(type(of: $0))" }
        returned = performed.results.first?.value
        self.intent = name
        self.app = app
    }

    /// What was said; `nil` when nothing was.
    public var dialog: String? { dialogs.last }

    /// The members that can be read in several types.
    public struct ValueKeyPath: Sendable {
        /// What the intent returned.
        public let value: Never
    }

    /// A way into what the intent returned: `result.value.title`.
    public subscript(dynamicMember member: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
        DynamicPropertyPath { () throws(AppIntentsTestingError) in try value() }
    }

    /// What the intent returned.
    public subscript<Value: IntentValueConvertible>(dynamicMember member: KeyPath<ValueKeyPath, Never>) -> Value {
        get throws { try value().read(as: Value.self) }
    }

    private func value() throws(AppIntentsTestingError) -> TestedValue {
        guard let returned else { throw .noValue(intent: intent) }
        return TestedValue(returned, app, path: "result.value")
    }
}

/// A question that an intent asked, or the system for it.
public struct AskedQuestion: Sendable, Hashable {
    /// What is asked for.
    public enum Kind: String, Sendable, Hashable {
        /// A parameter's value, which of several is meant, a yes, one of some options.
        case value, disambiguation, confirmation, choice
    }

    /// What is asked for.
    public let kind: Kind
    /// The question.
    public let prompt: String
    /// The name of the parameter that is asked for.
    public let parameter: String?
    /// What was offered.
    public let options: [String]

    init(_ question: Question, name: String?) {
        kind = Kind(rawValue: question.kind.rawValue) ?? .value
        prompt = question.prompt
        parameter = name
        options = question.options.map(\.title)
    }
}

extension AppIntentsTestingError {
    init(_ failure: IntentDriver.Failure, intent: String) {
        self =
            switch failure {
            case .unanswered(let question):
                .unanswered(intent: intent, question: question.prompt, parameter: question.parameter)
            case .unasked(let answers): .unasked(intent: intent, answers: answers)
            case .ended(let reason): .ended(intent: intent, reason: reason)
            }
    }
}
