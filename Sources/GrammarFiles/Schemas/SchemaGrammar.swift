package import PhraseMatching

/// What people say of the schemas of a language: the phrases that no app has to write.
package struct SchemaGrammar: Sendable {
    /// What `<name>` stands for, in the order of the file.
    package let rules: [(name: String, template: Template)]
    package let requests: [Request]

    /// The rules that name the app: the one may stand before every phrase, the other behind it.
    package static let appRules = (before: "appBefore", behind: "appBehind")

    /// Phrases that ask for the same.
    package struct Request: Sendable {
        /// `notes.createNote`.
        package let schema: String
        package let phrases: [Template]
        /// Switches that are set by saying it: “pin …” sets `isPinned`.
        package let values: [(parameter: String, isOn: Bool)]
        /// How it is said, for people: `Make a note called ${name}`.
        package let examples: [String]
    }

    package init(rules: [(name: String, template: Template)], requests: [Request]) {
        self.rules = rules
        self.requests = requests
    }

    /// The requests of a schema.
    package func requests(of schema: String) -> [Request] { requests.filter { $0.schema == schema } }
}
