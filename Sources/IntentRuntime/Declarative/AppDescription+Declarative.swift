package import GrammarFiles
import PhraseMatching

extension AppDescription {
    /// What can be said to a declarative app; each intent is a shortcut.
    package init(_ app: DeclarativeApp) {
        self.init(
            name: app.name, alternativeNames: app.alternativeNames, tileColor: "",
            shortcuts: app.intents.map(ShortcutDescription.init),
            negativePhrases: app.intents.flatMap { $0.negativePhrases.map(\.template.source) })
    }
}

extension ShortcutDescription {
    fileprivate init(_ intent: DeclarativeApp.Intent) {
        self.init(
            intent: intent.name, title: intent.title, shortTitle: "", summary: nil, systemImageName: "",
            phrases: intent.phrases.map(\.template.source), parameters: intent.parameters.map(ParameterDescription.init)
        )
    }
}

extension ParameterDescription {
    fileprivate init(_ parameter: DeclarativeApp.Parameter) {
        let type = parameter.isList ? "[\(parameter.type.name)]" : parameter.type.name
        self.init(
            name: parameter.name, title: parameter.name, type: parameter.isOptional ? type + "?" : type,
            isRequired: !parameter.isOptional && parameter.defaultValue == nil)
    }
}
