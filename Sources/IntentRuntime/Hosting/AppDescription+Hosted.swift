import AppIntents
import Foundation

extension AppDescription {
    /// Describes an app that need not run: neither its dependencies nor its queries are asked.
    package init(_ app: HostedApp, locale: String) {
        self = TextLocale.$current.withValue(Locale(identifier: locale)) { AppDescription(app, language: locale) }
    }

    private init(_ app: HostedApp, language: String) {
        self.init(
            name: app.name, alternativeNames: app.alternativeNames,
            tileColor: String(describing: app.shortcuts.shortcutTileColor),
            shortcuts: app.shortcuts.appShortcuts.filter(\.isOffered).map(ShortcutDescription.init)
                + SchemaAdopter.descriptions(of: app, language: language),
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
            phrases: shortcut.sayableSources,
            parameters: IntentReflection.parameters(of: shortcut.intent).map(ParameterDescription.init),
            details: IntentDetails(of: shortcut.intent),
            presentation: shortcut.presentation.map(ParameterPresentation.init))
    }
}

extension AppShortcut {
    /// Whether it is named to people who look for what can be said.
    fileprivate var isOffered: Bool { IntentDescriptor(of: intent).isOffered }
}

extension IntentDetails {
    init(of intent: any AppIntent) {
        let traits = IntentTraits(of: intent)
        summaries = type(of: intent).summaryVariants.map(Summary.init)
        links = Link.patterns(of: intent).map(\.source)
        kinds = traits.kinds
        formerNames = traits.formerNames
        deprecation = traits.deprecation.map { Deprecation(message: $0.message, replacement: $0.replacement) }
        executionTargets = traits.executionTargets == .default ? [] : traits.executionTargets.names
    }
}

extension IntentDetails.Summary {
    init(_ variant: _SummaryVariant) {
        self.init(
            text: variant.sentence.text { "${\($0)}" }, conditions: variant.conditions,
            otherParameters: variant.sentence.otherParameters)
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

extension ParameterPresentation {
    init(_ presentation: ParameterPresentationDescriptor) {
        self.init(
            summary: presentation.summary.map(\.templateSource).joined(),
            collections: presentation.collections.map { $0.title.text() })
    }
}
