import Foundation

/// A value that several threads share.
final class Locked<Value: Sendable>: Sendable {
    private let lock = NSLock()
    /// Touched under the lock only.
    nonisolated(unsafe) private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
