import Foundation

/// Calls back on a queue of its own when a signal arrives, instead of what the signal does by default.
final class SignalWatch: @unchecked Sendable {
    private let number: Int32
    private let source: any DispatchSourceSignal
    private let previous: sighandler_t?

    init(_ number: Int32, _ action: @escaping @Sendable () -> Void) {
        self.number = number
        previous = signal(number, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: number, queue: DispatchQueue(label: "phrasebook.signal"))
        source.setEventHandler(handler: action)
        source.resume()
    }

    func stop() {
        source.cancel()
        signal(number, previous)
    }
}

/// Whether Ctrl-C was pressed before.
final class Interruption: @unchecked Sendable {
    private let lock = NSLock()
    private var happened = false

    var hasHappened: Bool {
        lock.lock()
        defer { lock.unlock() }
        return happened
    }

    func happensAgain() -> Bool {
        lock.lock()
        defer {
            happened = true
            lock.unlock()
        }
        return happened
    }
}
