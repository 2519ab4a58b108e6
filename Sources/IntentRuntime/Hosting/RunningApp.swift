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
        (screen, fault) = (other.screen, other.fault)
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

extension RunningApp {
    /// The names that a query suggests, read outside a turn.
    func suggestions(of finder: EntityFinder, within deadline: Duration) async throws(HostingError) -> [Candidate] {
        let type = String(describing: finder.lookup.entityType)
        if let dependency = missingDependency(of: finder) {
            throw .missingDependency(app: name, type: type, dependency: dependency)
        }
        do {
            return try await AuthorCode.run(within: deadline, context: quietContext) { try await finder.suggestions() }
        } catch {
            throw .suggestions(app: name, type: type, reason: AuthorError.message(of: error))
        }
    }

    /// What a shortcut offers for one of its parameters, read outside a turn.
    func offers(
        of collections: [ParameterPresentationDescriptor.Collection], for type: String, within deadline: Duration
    ) async throws(HostingError) -> [Candidate] {
        do {
            return try await AuthorCode.run(within: deadline, context: quietContext) {
                try await collections.candidates()
            }
        } catch {
            throw .suggestions(app: name, type: type, reason: AuthorError.message(of: error))
        }
    }

    /// The names of a slot list as they are now; `nil` for one whose names never change.
    func names(of content: PhraseIndex.Content, within deadline: Duration) async throws(HostingError) -> [Candidate]? {
        switch content {
        case .entities(let finder): try await suggestions(of: finder, within: deadline)
        case .offers(let collections): try await offers(of: collections, for: "its options", within: deadline)
        case .applicationName, .cases, .words: nil
        }
    }

    /// Runs code of one of the app's queries; what it throws gets the app's name, unless the turn itself ends.
    func asking<Value>(
        the query: String, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as TurnEnd {
            throw error
        } catch is CancellationError where Task.isCancelled {
            throw CancellationError()
        } catch {
            throw HostingError.suggestions(app: name, type: query, reason: AuthorError.message(of: error))
        }
    }

    private func missingDependency(of finder: EntityFinder) -> String? {
        IntentContext.$current.withValue(quietContext) {
            IntentReflection.dependencies(of: finder.lookup.query).first { !$0.isRegistered }?.typeName
        }
    }
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
