import AppIntents
import GrammarFiles
import PhraseMatching

extension RunningApp {
    /// The app as its schemas let people speak to it: a shortcut for each request that one of its intents answers.
    ///
    /// - Returns: The app, and by shortcut the request's phrases; nil when no intent of the app adopts a schema.
    func answering(_ grammar: SchemaGrammar) -> (app: RunningApp, requests: [SchemaGrammar.Request])? {
        let answers = schemaIntents.map { SchemaAdopter($0, grammar) }.flatMap { adopter in
            adopter.requests.filter(adopter.answers).map { (adopter.shortcut(for: $0), $0) }
        }
        guard !answers.isEmpty else { return nil }
        return (RunningApp(self, shortcuts: answers.map(\.0)), answers.map(\.1))
    }

    /// What does not agree with the schemas that the app's intents adopt.
    var schemaWarnings: [HostingWarning] {
        schemaIntents.flatMap { SchemaCheck(app: name, adopter: SchemaAdopter($0, nil)).warnings }
    }
}

extension PhraseIndexBuilder {
    /// Adds what can be said to an app because of the schemas that its intents adopt.
    mutating func add(
        _ requests: [SchemaGrammar.Request], _ phrases: SchemaPhrases, of app: RunningApp
    ) async throws(HostingError) {
        phrases.addRules(to: &grammar)
        let appName = addAppName(of: app, 0)
        for (number, (shortcut, request)) in zip(app.shortcuts, requests).enumerated() {
            let slots = Set(IntentReflection.parameters(of: shortcut.intent).map(\.name) + ["applicationName"])
            for phrase in request.phrases {
                let place = PhraseIndex.Place(app: 0, shortcut: number)
                try await leavingOut { builder throws(HostingError) in
                    let fitted: Template?
                    do throws(GrammarError) {
                        fitted = try phrases.fitted(phrase, to: slots, &builder.grammar)
                    } catch {
                        throw Self.error(error, app, phrase.source)
                    }
                    if let fitted { try await builder.add(fitted, of: shortcut, at: place, app, appName) }
                }
            }
        }
    }
}
