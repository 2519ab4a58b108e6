import GrammarFiles
import PhraseMatching

/// What can be said to the apps of a conversation because of the schemas that their intents adopt.
struct SchemaRequests: Sendable {
    private(set) var indexes: [PhraseIndex] = []
    private(set) var namedApps: NamedApps?
    private(set) var warnings: [HostingWarning] = []

    /// Compiles the requests of each app; an app whose intents adopt none costs nothing.
    init(
        _ apps: [RunningApp], in language: PhraseLanguage, naming names: SuggestedNames
    ) async throws(HostingError) {
        let adopting = apps.filter { !$0.schemaIntents.isEmpty }
        guard !adopting.isEmpty else { return }
        warnings = adopting.flatMap(\.schemaWarnings)
        let grammar: SchemaGrammar?
        let reason: String
        do throws(GrammarFileError) {
            grammar = try SchemaGrammarFile.load(language: language.code)
            reason = "there is no file for “\(language.code)” in the folder Schemas; add one"
        } catch {
            (grammar, reason) = (nil, error.message)
        }
        guard let grammar else {
            warnings += adopting.map { .noSchemaGrammar(app: $0.name, reason: reason) }
            return
        }
        namedApps = NamedApps(apps, grammar)
        for app in adopting {
            guard let index = try await PhraseIndex(requestsOf: app, grammar, in: language, naming: names) else {
                continue
            }
            indexes.append(index)
            warnings += index.warnings
        }
    }

    /// Reads the names of an app's entities anew.
    func refreshed(app name: String, naming names: SuggestedNames) async -> SchemaRequests {
        var requests = self
        for number in indexes.indices where indexes[number].apps[0].name == name {
            requests.indexes[number] = await indexes[number].refreshed(app: 0, naming: names)
        }
        return requests
    }
}
