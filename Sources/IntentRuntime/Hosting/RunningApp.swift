import AppIntents
import PhraseMatching

/// A hosted app with its dependencies registered, ready to be spoken to.
struct RunningApp: Sendable {
    let name: String
    private let alternativeNames: [String]
    /// Who declared the shortcuts and says when names change; none for an app that was read from a file.
    let provider: (any AppShortcutsProvider.Type)?
    let dependencies: AppDependencyManager
    let shortcuts: [AppShortcut]
    /// The intents of the app, whether or not a phrase runs them, each once.
    let intentTypes: [any AppIntent.Type]
    /// The kinds of things that the app names itself; `nil` leaves them to be found.
    let entities: [any AppEntity.Type]?
    let negativePhrases: [NegativeAppShortcutPhrase]
    /// What the app now shows.
    let screen: (@Sendable () async -> String?)?
    /// Why the app did not start: its phrases are known, and none of them is performed.
    let fault: HostingError?
    /// The queries that nobody waits for now.
    let resting: RestingQueries
    /// Which process of the app this is.
    let target: IntentExecutionTargets

    init(_ app: HostedApp, in environment: HostEnvironment) {
        name = app.name
        alternativeNames = app.alternativeNames
        provider = app.shortcuts
        dependencies = AppDependencyManager()
        shortcuts = app.shortcuts.appShortcuts
        intentTypes = Self.types(of: shortcuts, and: app.intents ?? TypeDiscovery.intents(inModuleOf: app.shortcuts))
        dependencies.services.donations.keep(in: nil, now: environment.now)
        entities = app.entities
        negativePhrases = app.shortcuts.negativePhrases.phrases
        screen = app.screen
        resting = RestingQueries()
        target = environment.target
        do {
            try app.dependencies(dependencies, environment)
            fault = nil
        } catch {
            fault = .dependencies(app: app.name, reason: AuthorError.message(of: error))
        }
    }

    /// An app that needs nothing to run, and whose phrases stand elsewhere.
    init(name: String, alternativeNames: [String], shortcuts: [AppShortcut]) {
        self.name = name
        self.alternativeNames = alternativeNames
        self.shortcuts = shortcuts
        intentTypes = Self.types(of: shortcuts, and: [])
        provider = nil
        entities = []
        dependencies = AppDependencyManager()
        negativePhrases = []
        screen = nil
        fault = nil
        resting = RestingQueries()
        target = .main
    }

    private static func types(
        of shortcuts: [AppShortcut], and intents: [any AppIntent.Type]
    ) -> [any AppIntent.Type] {
        var seen: Set<ObjectIdentifier> = []
        return (shortcuts.map { type(of: $0.intent) } + intents).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The intents that adopt schemas.
    var schemaIntents: [any AssistantSchemaIntent.Type] {
        intentTypes.compactMap { $0 as? any AssistantSchemaIntent.Type }
    }

    /// The same app with other shortcuts.
    init(_ other: RunningApp, shortcuts: [AppShortcut]) {
        (name, alternativeNames, provider) = (other.name, other.alternativeNames, other.provider)
        (dependencies, negativePhrases) = (other.dependencies, other.negativePhrases)
        (intentTypes, entities) = (other.intentTypes, other.entities)
        (screen, fault, resting, target) = (other.screen, other.fault, other.resting, other.target)
        self.shortcuts = shortcuts
    }

    /// The names that people say; empty ones are no names.
    var names: [String] { [name] + alternativeNames.filter(Self.canBeSaid) }

    /// The alternative names that nobody can say.
    var emptyNames: [String] { alternativeNames.filter { !Self.canBeSaid($0) } }

    private static func canBeSaid(_ name: String) -> Bool { !SpokenText(name).words.isEmpty }

    /// For author's code that runs outside a turn, such as a query for suggestions.
    var quietContext: IntentContext { IntentContext(host: NobodyThere(), dependencies: dependencies) }
}

/// The host of queries: there is no person to ask while names are looked up.
private struct NobodyThere: IntentHost {
    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
        throw CancellationError()
    }

    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int {
        throw CancellationError()
    }

    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool { false }

    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        throw CancellationError()
    }

    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        throw CancellationError()
    }
}
