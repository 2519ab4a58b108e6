import Synchronization

/// Scratch storage that waits for its next use; shared by all copies of whatever needs it.
final class ScratchPool<Scratch: Sendable>: Sendable {
    private let waiting = Mutex<[Scratch]>([])
    private let make: @Sendable () -> Scratch

    init(_ make: @escaping @Sendable () -> Scratch) {
        self.make = make
    }

    /// Nobody else uses the storage meanwhile.
    func withScratch<T>(_ body: (Scratch) -> T) -> T {
        let scratch = waiting.withLock { $0.popLast() } ?? make()
        defer { waiting.withLock { $0.append(scratch) } }
        return body(scratch)
    }
}
