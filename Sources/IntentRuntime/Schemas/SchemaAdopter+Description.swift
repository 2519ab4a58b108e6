import AppIntents
import GrammarFiles

extension SchemaAdopter {
    /// What can be said to an app because of its intents' schemas, with examples of how.
    ///
    /// An intent of which nothing can be said in the language is left out, and hosting the app warns of it.
    static func descriptions(of app: HostedApp, language: String) -> [ShortcutDescription] {
        let types = (app.intents ?? TypeDiscovery.intents(inModuleOf: app.shortcuts))
            .compactMap { $0 as? any AssistantSchemaIntent.Type }
        guard !types.isEmpty, let grammar = try? SchemaGrammarFile.load(language: language) else { return [] }
        return types.map { SchemaAdopter($0, grammar) }.filter { $0.isOffered && !$0.examples.isEmpty }.map(
            \.description)
    }

    /// The examples of whatever the intent can take.
    private var examples: [String] {
        let names = IntentReflection.parameters(of: intent).map(\.name)
        return requests.filter(answers).flatMap(\.examples).filter { example in
            example.split(separator: "${").dropFirst().allSatisfy { part in names.contains { part.hasPrefix($0 + "}") }
            }
        }
    }

    private var isOffered: Bool { IntentDescriptor(of: intent).isOffered }

    private var description: ShortcutDescription {
        let plain = ShortcutDescription(AppShortcut(performing: intent))
        var details = plain.details
        details.schema = schema
        return ShortcutDescription(
            intent: plain.intent, title: plain.title, shortTitle: plain.shortTitle, summary: plain.summary,
            systemImageName: plain.systemImageName, phrases: examples, parameters: plain.parameters, details: details)
    }
}
