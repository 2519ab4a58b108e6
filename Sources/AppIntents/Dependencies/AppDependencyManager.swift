import Synchronization

/// What an app provides to its intents: stores, services, routers, found by type or by key.
///
///     AppDependencyManager.shared.add(dependency: NoteStore())
public final class AppDependencyManager: Sendable {
    /// The manager that `@Dependency` looks into when no host has one of its own.
    public static let shared = AppDependencyManager()

    private enum Entry: Sendable {
        case value(any Sendable)
        case provider(@Sendable () throws -> any Sendable)
        case asyncProvider(@Sendable () async throws -> any Sendable)
    }

    /// What the host keeps for the app.
    package let services = AppServices()

    private let entries = Mutex<[DependencyKey: Entry]>([:])

    /// A manager that provides nothing yet.
    public init() {}

    /// Provides a value.
    ///
    /// It is evaluated here and now. A value made later would be made in another isolation than the app's, which
    /// main-actor state does not allow.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure () -> Dependency
    ) {
        set(.value(dependencyProvider()), for: DependencyKey(Dependency.self, key))
    }

    /// Provides a value that is made when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () throws -> Dependency
    ) {
        set(.provider(dependencyProvider), for: DependencyKey(Dependency.self, key))
    }

    /// Provides a value that is made, in its own time, before the first intent that needs it runs.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        set(.asyncProvider(dependencyProvider), for: DependencyKey(Dependency.self, key))
    }

    func contains(_ key: DependencyKey) -> Bool {
        entries.withLock { $0[key] != nil }
    }

    /// The value at hand: `nil` when nothing is registered, or when what is registered has to be waited for.
    func value(for key: DependencyKey) throws -> (any Sendable)? {
        switch entry(for: key) {
        case .value(let value)?: value
        case .provider(let make)?: keep(try make(), for: key)
        case .asyncProvider?, nil: nil
        }
    }

    /// The value, waited for if need be; `nil` when nothing is registered.
    func load(_ key: DependencyKey) async throws -> (any Sendable)? {
        guard case .asyncProvider(let make)? = entry(for: key) else { return try value(for: key) }
        return keep(try await make(), for: key)
    }

    private func entry(for key: DependencyKey) -> Entry? {
        entries.withLock { $0[key] }
    }

    private func set(_ entry: Entry, for key: DependencyKey) {
        entries.withLock { $0[key] = entry }
    }

    /// Keeps what a provider made, unless another thread was faster: everyone gets the same value.
    private func keep(_ value: any Sendable, for key: DependencyKey) -> any Sendable {
        entries.withLock { entries in
            if case .value(let earlier)? = entries[key] { return earlier }
            entries[key] = .value(value)
            return value
        }
    }
}
