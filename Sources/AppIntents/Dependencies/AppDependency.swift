import Synchronization

/// Something that the app provides to an intent or a query: `@Dependency private var store: NoteStore`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var assigned: Value?
        var fallback: Value?
    }

    private let key: DependencyKey
    private let manager: AppDependencyManager
    private let fallbackProvider: (@Sendable () async throws -> Value)?
    private let state: Mutex<State>

    private init(
        _ key: AnyHashable?, in manager: AppDependencyManager, fallback: Value? = nil,
        fallbackProvider: (@Sendable () async throws -> Value)? = nil
    ) {
        self.key = DependencyKey(Value.self, key)
        self.manager = manager
        self.fallbackProvider = fallbackProvider
        self.state = Mutex(State(fallback: fallback))
    }

    /// What is registered under the type or the key.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key, in: manager)
    }

    /// What is registered, or else a value of the intent's own.
    @_disfavoredOverload
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure () -> Value
    ) {
        self.init(key, in: manager, fallback: defaultValueProvider())
    }

    /// What is registered, or else a value that is made before the intent runs.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping @Sendable () async throws -> Value
    ) {
        self.init(key, in: manager, fallbackProvider: defaultValueProvider)
    }

    /// The dependency. A runtime has made sure of it before `perform()` runs; elsewhere a missing one ends the
    /// turn, or the program where there is none.
    public var wrappedValue: Value {
        get {
            let state = state.withLock(\.self)
            do {
                guard let value = try state.assigned ?? registered() ?? state.fallback else { throw missing }
                return value
            } catch {
                AuthorMistake.stop((error as? AppDependencyManager.Error<Value>)?.errorDescription ?? "\(error)")
            }
        }
        set { state.withLock { $0.assigned = newValue } }
    }

    /// The dependency's wrapper: `$store`.
    public var projectedValue: AppDependency<Value> { self }

    private var missing: AppDependencyManager.Error<Value> { .failedToRetrieveDependency(key.value, Value.self) }

    /// The managers to look into: the host's, then the dependency's own.
    private var managers: [AppDependencyManager] {
        [IntentContext.current?.dependencies, manager].compactMap(\.self)
    }

    private func registered() throws -> Value? {
        guard let owner = managers.first(where: { $0.contains(key) }) else { return nil }
        return try owner.value(for: key).map(typed)
    }

    private func typed(_ value: any Sendable) throws -> Value {
        guard let typed = value as? Value else {
            throw AppDependencyManager.Error.incorrectDependencyType(key.value, Value.self, type(of: value))
        }
        return typed
    }
}

extension AppDependency: AnyAppDependency {
    package var typeName: String { "\(Value.self)" }

    package var isRegistered: Bool {
        state.withLock { $0.assigned != nil || $0.fallback != nil } || fallbackProvider != nil
            || managers.contains { $0.contains(key) }
    }

    package func prepare() async throws {
        if state.withLock({ $0.assigned != nil }) { return }
        if let owner = managers.first(where: { $0.contains(key) }) {
            _ = try await owner.load(key).map(typed)
        } else if let fallbackProvider {
            let value = try await fallbackProvider()
            state.withLock { $0.fallback = value }
        } else if !isRegistered {
            throw missing
        }
    }
}
