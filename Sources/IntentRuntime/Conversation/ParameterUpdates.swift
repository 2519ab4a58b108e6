import AppIntents
import Synchronization

/// Notes which apps said that their entities' names have changed, until the conversation reads them anew.
final class ParameterUpdates: Sendable {
    private let providers: [ObjectIdentifier: Int]
    private let outdated = Mutex<Set<Int>>([])
    private let observation = Mutex<AppShortcutParameterUpdates.Observation?>(nil)
    private let intents: [Set<ObjectIdentifier>]
    private let invalidation = Mutex<Int?>(nil)

    init(_ apps: [RunningApp]) {
        providers = Dictionary(
            apps.enumerated().compactMap { number, app in app.provider.map { (ObjectIdentifier($0), number) } }
        ) { first, _ in first }
        intents = apps.map { Set($0.intentTypes.map { ObjectIdentifier($0) }) }
        let observation = AppShortcutParameterUpdates.shared.observe { [weak self] provider in
            self?.note(provider)
        }
        self.observation.withLock { $0 = observation }
        let invalidation = IntentInvalidations.shared.observe { [weak self] intent in self?.note(intent) }
        self.invalidation.withLock { $0 = invalidation }
    }

    deinit {
        if let invalidation = invalidation.withLock(\.self) { IntentInvalidations.shared.cancel(invalidation) }
        if let observation = observation.withLock(\.self) { AppShortcutParameterUpdates.shared.cancel(observation) }
    }

    /// The apps whose names are to be read anew, each told once.
    func take() -> Set<Int> {
        outdated.withLock { outdated in
            defer { outdated = [] }
            return outdated
        }
    }

    private func note(_ intent: any AppIntent.Type) {
        let apps = intents.indices.filter { intents[$0].contains(ObjectIdentifier(intent)) }
        outdated.withLock { $0.formUnion(apps) }
    }

    private func note(_ provider: any AppShortcutsProvider.Type) {
        guard let app = providers[ObjectIdentifier(provider)] else { return }
        outdated.withLock { _ = $0.insert(app) }
    }
}
