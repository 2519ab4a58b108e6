package import GrammarFiles
import PhraseMatching

extension AppDescription {
    /// What can be said to declarative apps, each once: files of one name and one language are one app.
    package static func descriptions(of apps: [DeclarativeApp]) -> [AppDescription] {
        var found: [(language: String, description: AppDescription)] = []
        for app in apps {
            let description = AppDescription(app)
            let known = found.firstIndex { $0.language == app.language && $0.description.name == app.name }
            if let known {
                found[known].description = found[known].description.joined(with: description)
            } else {
                found.append((app.language, description))
            }
        }
        return found.map(\.description)
    }

    private func joined(with other: AppDescription) -> AppDescription {
        var all = shortcuts
        for shortcut in other.shortcuts {
            if let known = all.firstIndex(where: { $0.intent == shortcut.intent }) {
                all[known] = all[known].joined(with: shortcut)
            } else {
                all.append(shortcut)
            }
        }
        return AppDescription(
            name: name, alternativeNames: alternativeNames.adding(other.alternativeNames), tileColor: tileColor,
            shortcuts: all, negativePhrases: negativePhrases.adding(other.negativePhrases))
    }

    /// What can be said to a declarative app; each intent is a shortcut.
    private init(_ app: DeclarativeApp) {
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

extension ShortcutDescription {
    fileprivate func joined(with other: ShortcutDescription) -> ShortcutDescription {
        let names = Set(parameters.map(\.name))
        return ShortcutDescription(
            intent: intent, title: title, shortTitle: shortTitle, summary: summary, systemImageName: systemImageName,
            phrases: phrases.adding(other.phrases),
            parameters: parameters + other.parameters.filter { !names.contains($0.name) })
    }
}

extension [String] {
    /// With what is not in it yet.
    fileprivate func adding(_ others: [String]) -> [String] { self + others.filter { !contains($0) } }
}

extension ParameterDescription {
    fileprivate init(_ parameter: DeclarativeApp.Parameter) {
        let type = parameter.isList ? "[\(parameter.type.name)]" : parameter.type.name
        self.init(
            name: parameter.name, title: parameter.name, type: parameter.isOptional ? type + "?" : type,
            isRequired: !parameter.isOptional && parameter.defaultValue == nil)
    }
}
