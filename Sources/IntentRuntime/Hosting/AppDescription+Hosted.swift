import AppIntents
import Foundation

extension AppDescription {
    /// Describes an app that need not run: neither its dependencies nor its queries are asked.
    package init(_ app: HostedApp, locale: String) {
        self = TextLocale.$current.withValue(Locale(identifier: locale)) { AppDescription(app) }
    }

    private init(_ app: HostedApp) {
        self.init(
            name: app.name, alternativeNames: app.alternativeNames,
            tileColor: String(describing: app.shortcuts.shortcutTileColor),
            shortcuts: app.shortcuts.appShortcuts.map(ShortcutDescription.init),
            negativePhrases: app.shortcuts.negativePhrases.phrases.map(\.templateSource))
    }
}

extension ShortcutDescription {
    init(_ shortcut: AppShortcut) {
        let intent = IntentDescriptor(of: shortcut.intent)
        self.init(
            intent: intent.name, title: intent.title.text(),
            shortTitle: shortcut.shortTitle?.text() ?? intent.title.text(),
            summary: intent.description?.descriptionText.text(), systemImageName: shortcut.systemImageName ?? "",
            phrases: shortcut.templateSources,
            parameters: IntentReflection.parameters(of: shortcut.intent).map(ParameterDescription.init))
    }
}

extension ParameterDescription {
    init(name: String, parameter: any AnyIntentParameter) {
        let descriptor = parameter.descriptor
        self.init(
            name: name, title: descriptor.title?.text() ?? name, type: String(describing: descriptor.valueType),
            isRequired: parameter.needsValue)
    }
}
