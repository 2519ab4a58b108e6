import Synchronization

/// Where `updateAppShortcutParameters()` tells that the names in an app's phrases have changed.
package final class AppShortcutParameterUpdates: Sendable {
    package static let shared = AppShortcutParameterUpdates()

    /// Called with the provider whose entities changed, on the thread that said so.
    package typealias Handler = @Sendable (any AppShortcutsProvider.Type) -> Void

    /// What takes a handler away again.
    package struct Observation: Sendable, Hashable {
        fileprivate let number: Int
    }

    private struct State: Sendable {
        var next = 0
        var handlers: [Observation: Handler] = [:]
    }

    private let state = Mutex(State())

    /// Calls a handler from now on, until `cancel(_:)`.
    package func observe(_ handler: @escaping Handler) -> Observation {
        state.withLock { state in
            let observation = Observation(number: state.next)
            state.next += 1
            state.handlers[observation] = handler
            return observation
        }
    }

    /// Calls a handler no longer.
    package func cancel(_ observation: Observation) {
        state.withLock { _ = $0.handlers.removeValue(forKey: observation) }
    }

    func post(_ provider: any AppShortcutsProvider.Type) {
        for handler in state.withLock({ Array($0.handlers.values) }) { handler(provider) }
    }
}
