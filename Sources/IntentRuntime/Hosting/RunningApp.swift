import AppIntents

/// A hosted app with its dependencies registered, ready to be spoken to.
struct RunningApp: Sendable {
    let app: HostedApp
    let dependencies: AppDependencyManager
    let shortcuts: [AppShortcut]

    init(_ app: HostedApp, in environment: HostEnvironment) throws(HostingError) {
        self.app = app
        dependencies = AppDependencyManager()
        shortcuts = app.shortcuts.appShortcuts
        do {
            try app.dependencies(dependencies, environment)
        } catch {
            throw .dependencies(app: app.name, reason: AuthorError.message(of: error))
        }
    }

    var name: String { app.name }

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
