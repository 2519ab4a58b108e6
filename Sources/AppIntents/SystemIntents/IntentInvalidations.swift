import Synchronization

/// Where intents tell that something which a host may have read of them has changed.
package final class IntentInvalidations: Sendable {
    package static let shared = IntentInvalidations()

    /// Called with the intent's type, on the thread that said so.
    package typealias Handler = @Sendable (any AppIntent.Type) -> Void

    private let handlers = Mutex<(next: Int, all: [Int: Handler])>((0, [:]))

    /// Calls a handler from now on, until its number is cancelled.
    package func observe(_ handler: @escaping Handler) -> Int {
        handlers.withLock { handlers in
            handlers.next += 1
            handlers.all[handlers.next] = handler
            return handlers.next
        }
    }

    /// Calls the handler of a number no longer.
    package func cancel(_ number: Int) {
        handlers.withLock { _ = $0.all.removeValue(forKey: number) }
    }

    func post(_ intent: any AppIntent.Type) {
        for handler in handlers.withLock({ Array($0.all.values) }) { handler(intent) }
    }
}
