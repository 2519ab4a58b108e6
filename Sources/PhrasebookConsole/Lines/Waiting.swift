import Synchronization

/// What waits for its next use by one thread: as many as were ever busy at once.
final class Waiting<Element: Sendable>: Sendable {
    private let waiting = Mutex<[Element]>([])
    private let make: @Sendable () -> Element

    init(_ make: @escaping @Sendable () -> Element) { self.make = make }

    func take() -> Element { waiting.withLock { $0.popLast() } ?? make() }

    func give(_ element: Element) { waiting.withLock { $0.append(element) } }
}

/// Lines to be written. One thread at a time uses it.
final class LineBuffer: @unchecked Sendable {
    var bytes: [UInt8] = []
}
