import Synchronization

/// The actions that were performed, so that undoing takes back the last one or says that it cannot.
final class PerformedLog: Sendable {
    private let titles = Mutex<[(title: String, canUndo: Bool)]>([])

    /// Notes an action that changed something.
    func note(_ title: String, canUndo: Bool) {
        titles.withLock { $0.append((title, canUndo)) }
    }

    /// The last action where it cannot be undone; it is out of the way afterwards.
    func takeBarrier() -> String? {
        titles.withLock { titles in
            guard let last = titles.last, !last.canUndo else { return nil }
            return titles.removeLast().title
        }
    }

    /// The last action has been undone.
    func dropLast() {
        titles.withLock { _ = $0.popLast() }
    }
}
