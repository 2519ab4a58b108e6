package import PhraseMatching

/// An app that is declared in a file: what can be said to it, and what it then does, without Swift code.
///
///     let app = try DeclarativeAppFile.load(path: "Grammars/Apps/lights.yaml")
///     app.intents[0].name, app.intents[0].phrases[0].template
package struct DeclarativeApp: Sendable {
    /// The file, for messages.
    package let path: String
    package let language: String
    package let name: String
    package let alternativeNames: [String]
    /// In the order of the file.
    package let entities: [ValueType]
    package let enums: [ValueType]
    package let rules: [Rule]
    package let intents: [Intent]
    let source: YAMLSource

    /// An entity or an enum: things with an id and a title.
    package struct ValueType: Sendable, Hashable {
        package let name: String
        package let values: [Value]
    }

    /// One entity, or one case of an enum.
    package struct Value: Sendable, Hashable {
        package let id: String
        package let title: String
        package let synonyms: [String]

        package init(id: String, title: String, synonyms: [String] = []) {
            (self.id, self.title, self.synonyms) = (id, title, synonyms)
        }
    }

    /// What `<name>` stands for in a phrase.
    package struct Rule: Sendable {
        package let name: String
        package let phrase: Phrase
    }

    /// A phrase with its place in the file.
    package struct Phrase: Sendable {
        package let template: Template
        let place: YAMLPlace
    }

    package struct Intent: Sendable {
        package let name: String
        package let title: String
        /// In the order of the file.
        package let parameters: [Parameter]
        package let phrases: [Phrase]
        package let negativePhrases: [Phrase]
        /// Asked before performing.
        package let confirm: DialogText?
        package let perform: Perform

        package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

        /// Whether this is the intent of that name: `OpenNote` and the type name `OpenNoteIntent` are the same.
        package func isNamed(_ other: String) -> Bool { IntentName(name) == IntentName(other) }
    }

    package struct Perform: Sendable, Hashable {
        package let say: DialogText?
        /// A program and its arguments, one by one; empty where nothing is to be run.
        package let run: [DialogText]
    }

    /// The entity or enum of a name.
    package func values(of type: String) -> ValueType? {
        entities.first { $0.name == type } ?? enums.first { $0.name == type }
    }
}

/// The name of an intent, in which a final "Intent" makes no difference.
package struct IntentName: Hashable, Sendable {
    /// Without it.
    package let text: String

    package init(_ name: String) {
        text = name.hasSuffix("Intent") && name.utf8.count > 6 ? String(name.dropLast(6)) : name
    }
}
