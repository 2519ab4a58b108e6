package import GrammarFiles
package import IntentRuntime

/// Whatever can be asked what an utterance means: the thing that a coverage run tests.
package protocol CaseSubject: Sendable {
    /// What the hypotheses of one utterance mean, best first; nothing is performed.
    func interpret(_ hypotheses: [String]) async -> Interpretation
    /// All phrases, to tell those that no case says.
    var phrases: [CasePhrase] { get }
    /// Every name of each app, so that a case may use any of them.
    var appNames: [[String]] { get }
    /// Adds the names of everything that it understands, so that cases can be checked before they are said.
    func addNames(to vocabulary: inout CaseVocabulary) async
}

/// A phrase of a subject.
package struct CasePhrase: Sendable, Hashable {
    package let app: String
    package let intent: String
    package let template: String

    package init(app: String, intent: String, template: String) {
        (self.app, self.intent, self.template) = (app, intent, template)
    }
}

/// Apps in Swift, through the conversation that would perform their intents.
package struct ConversationSubject: CaseSubject {
    private let conversation: Conversation

    package init(_ conversation: Conversation) { self.conversation = conversation }

    package func interpret(_ hypotheses: [String]) async -> Interpretation {
        let transcript = Transcript(hypotheses: hypotheses.map { Transcript.Hypothesis(text: $0) }, line: 1)
        return await conversation.interpret(transcript)
    }

    package var phrases: [CasePhrase] { conversation.descriptions.flatMap(\.casePhrases) }
    package var appNames: [[String]] { conversation.descriptions.map { [$0.name] + $0.alternativeNames } }

    package func addNames(to vocabulary: inout CaseVocabulary) async {
        for names in appNames { vocabulary.add(app: names) }
        for intent in await conversation.understoodIntents {
            vocabulary.add(intent: intent.names, parameters: intent.parameters)
        }
    }
}

/// Declarative apps.
package struct DeclarativeSubject: CaseSubject {
    private let interpreter: DeclarativeInterpreter

    package init(_ interpreter: DeclarativeInterpreter) { self.interpreter = interpreter }

    package func interpret(_ hypotheses: [String]) async -> Interpretation {
        interpreter.interpret(hypotheses, seeksNearest: false)
    }

    private var descriptions: [AppDescription] { AppDescription.descriptions(of: interpreter.matcher.grammar.apps) }

    package var phrases: [CasePhrase] { descriptions.flatMap(\.casePhrases) }
    package var appNames: [[String]] { descriptions.map { [$0.name] + $0.alternativeNames } }

    package func addNames(to vocabulary: inout CaseVocabulary) {
        for names in appNames { vocabulary.add(app: names) }
        for app in interpreter.matcher.grammar.apps {
            vocabulary.add(language: app.language)
            // The things of a compiled grammar are not in memory.
            let types = (app.entities + app.enums).filter { !$0.values.isEmpty }
            let values = Dictionary(types.map { ($0.name, CaseValues($0)) }) { first, _ in first }
            for intent in app.intents {
                let listed = intent.parameters.compactMap { parameter in
                    values[parameter.type.name].map { (parameter.name, $0) }
                }
                vocabulary.add(
                    intent: [intent.name], parameters: intent.parameters.map(\.name),
                    values: Dictionary(listed) { first, _ in first })
            }
        }
    }
}

extension AppDescription {
    fileprivate var casePhrases: [CasePhrase] {
        shortcuts.flatMap { shortcut in
            shortcut.phrases.map { CasePhrase(app: name, intent: shortcut.intent, template: $0) }
        }
    }
}
