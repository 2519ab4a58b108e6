import AppIntents
import Synchronization

/// Notes which apps said that their entities' names have changed, until the conversation reads them anew.
final class ParameterUpdates: Sendable {
    private let providers: [ObjectIdentifier: Int]
    private let outdated = Mutex<Set<Int>>([])
    private let observation = Mutex<AppShortcutParameterUpdates.Observation?>(nil)

    init(_ apps: [RunningApp]) {
        providers = Dictionary(
            apps.enumerated().compactMap { number, app in app.provider.map { (ObjectIdentifier($0), number) } }
        ) { first, _ in first }
        let observation = AppShortcutParameterUpdates.shared.observe { [weak self] provider in
            self?.note(provider)
        }
        self.observation.withLock { $0 = observation }
    }

    deinit {
        if let observation = observation.withLock(\.self) { AppShortcutParameterUpdates.shared.cancel(observation) }
    }

    /// The apps whose names are to be read anew, each told once.
    func take() -> Set<Int> {
        outdated.withLock { outdated in
            defer { outdated = [] }
            return outdated
        }
    }

    private func note(_ provider: any AppShortcutsProvider.Type) {
        guard let app = providers[ObjectIdentifier(provider)] else { return }
        outdated.withLock { _ = $0.insert(app) }
    }
}
