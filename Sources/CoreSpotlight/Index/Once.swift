import Synchronization

/// Does something the first time that it is called: apps may acknowledge twice.
final class Once: Sendable {
    private let action: Mutex<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = Mutex(action)
    }

    func call() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?()
    }
}
