import Synchronization

/// Scratch storage that waits for its next use by one thread, as many as were ever busy at once; shared by all copies of whatever
/// needs it.
package final class ScratchPool<Scratch: Sendable>: Sendable {
    private let waiting = Mutex<[Scratch]>([])
    private let make: @Sendable () -> Scratch

    package init(_ make: @escaping @Sendable () -> Scratch) {
        self.make = make
    }

    /// Nobody else uses the storage meanwhile.
    func withScratch<T>(_ body: (Scratch) -> T) -> T {
        let scratch = take()
        defer { give(scratch) }
        return body(scratch)
    }

    /// For whoever needs it longer than a call, and gives it back.
    package func take() -> Scratch { waiting.withLock { $0.popLast() } ?? make() }

    package func give(_ scratch: Scratch) { waiting.withLock { $0.append(scratch) } }
}
