import Synchronization

/// Whether the device is locked, shared by the person who locks it and the turns that need it unlocked.
final class DeviceLock: Sendable {
    private let state: Mutex<Bool>

    init(isLocked: Bool) {
        state = Mutex(isLocked)
    }

    var isLocked: Bool {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
