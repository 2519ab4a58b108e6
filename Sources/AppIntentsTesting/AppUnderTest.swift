import AppIntents
import Foundation
import IntentRuntime
import Synchronization

/// The app that a test drives: its types by name, and what performs its intents.
final class AppUnderTest: Sendable {
    let bundleIdentifier: String
    private let app: HostedApp?
    private let environment: HostEnvironment
    private let isLocked: Bool
    private let started = Mutex<Task<IntentDriver, any Error>?>(nil)

    init(
        bundleIdentifier: String, app: HostedApp? = nil,
        environment: HostEnvironment = HostEnvironment(storeDirectory: FileManager.default.temporaryDirectory),
        isLocked: Bool = false
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.app = app
        self.environment = environment
        self.isLocked = isLocked
    }

    /// What performs intents, one after the other; the app is started once.
    func driver() async throws -> IntentDriver {
        let task = started.withLock { started in
            let task =
                started
                ?? Task { [app, environment, isLocked, bundleIdentifier] in
                    try await IntentDriver(
                        name: bundleIdentifier, app: app, environment: environment, isLocked: isLocked)
                }
            started = task
            return task
        }
        return try await task.value
    }

    // MARK: Types by name

    func intent(named name: String) throws(AppIntentsTestingError) -> any AppIntent.Type {
        try type(named: name, .intent, of: (any AppIntent).self) { $0 as? any AppIntent.Type }
    }

    func entity(named name: String) throws(AppIntentsTestingError) -> any AppEntity.Type {
        try type(named: name, .entity, of: (any AppEntity).self) { $0 as? any AppEntity.Type }
    }

    func transientEntity(named name: String) throws(AppIntentsTestingError) -> any TransientAppEntity.Type {
        try type(named: name, .entity, of: (any TransientAppEntity).self) { $0 as? any TransientAppEntity.Type }
    }

    func enumeration(named name: String) throws(AppIntentsTestingError) -> any AppEnum.Type {
        try type(named: name, .enumeration, of: (any AppEnum).self) { $0 as? any AppEnum.Type }
    }

    func valueQuery(named name: String) throws(AppIntentsTestingError) -> any IntentValueQuery.Type {
        try type(named: name, .valueQuery, of: (any IntentValueQuery).self) { $0 as? any IntentValueQuery.Type }
    }

    private func type<Found>(
        named name: String, _ kind: AppIntentsTestingError.Kind, of existential: Any.Type, _ cast: (Any.Type) -> Found?
    ) throws(AppIntentsTestingError) -> Found {
        let known = types(of: existential)
        let fitting = known.filter { Self.names(of: $0).contains(name) }
        guard fitting.count < 2 else {
            throw .severalTypes(kind, name, types: fitting.map { String(reflecting: $0) })
        }
        guard let found = fitting.first.flatMap(cast) else {
            throw .noSuchType(kind, name, known: known.map { "\($0)" }.sorted())
        }
        return found
    }

    /// The types of the app's module; without an app those of all modules but the house's own.
    private func types(of existential: Any.Type) -> [Any.Type] {
        let module = app.map { TypeDiscovery.module(of: $0.shortcuts) }
        return TypeDiscovery.conformers(of: existential).filter { type in
            let own = TypeDiscovery.module(of: type)
            return module.map { $0 == own } ?? !Self.house.contains(own)
        }
    }

    private static let house: Set<String> = [
        "Swift", "Foundation", "AppIntents", "SwiftUI", "WidgetKit", "VisualIntelligence", "IntentRuntime",
        "AppIntentsTesting",
    ]

    /// The name in the source with and without its module, and the one by which saved shortcuts know the type.
    private static func names(of type: Any.Type) -> Set<String> {
        var names: Set<String> = ["\(type)", String(reflecting: type)]
        if let type = type as? any PersistentlyIdentifiable.Type { names.insert(type.persistentIdentifier) }
        return names
    }
}
