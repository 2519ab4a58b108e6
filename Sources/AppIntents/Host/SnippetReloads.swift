import Synchronization

/// Where `SnippetIntent.reload()` tells that what a snippet shows has changed.
package final class SnippetReloads: Sendable {
    /// The one of this process.
    package static let shared = SnippetReloads()

    private let counts = Mutex<[ObjectIdentifier: Int]>([:])

    func note(_ intent: any SnippetIntent.Type) {
        counts.withLock { $0[ObjectIdentifier(intent), default: 0] += 1 }
    }

    /// How often a reload was asked for: whoever shows the snippet compares it with what it was when it was drawn.
    package func count(of intent: any SnippetIntent.Type) -> Int {
        counts.withLock { $0[ObjectIdentifier(intent)] ?? 0 }
    }
}
