import Synchronization

/// What one task hands to another, in order and not more than a limit: whoever adds to a full one waits.
final class Backlog<Element: Sendable>: Sendable {
    private struct State {
        var elements: ArraySlice<Element> = []
        var isFinished = false
        var taker: CheckedContinuation<Element?, Never>?
        var giver: CheckedContinuation<Void, Never>?
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds an element at the end.
    ///
    /// - Returns: Whether that had to wait until there was room.
    func append(_ element: Element) async -> Bool {
        let taker = state.withLock { state -> CheckedContinuation<Element?, Never>? in
            defer { state.taker = nil }
            if state.taker == nil { state.elements.append(element) }
            return state.taker
        }
        taker?.resume(returning: element)
        guard state.withLock({ $0.elements.count >= limit }) else { return false }
        await withCheckedContinuation { giver in
            let hasRoom = state.withLock { state -> Bool in
                guard state.elements.count >= limit else { return true }
                state.giver = giver
                return false
            }
            if hasRoom { giver.resume() }
        }
        return true
    }

    /// Nothing more comes.
    func finish() {
        let taker = state.withLock { state in
            state.isFinished = true
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(returning: nil)
    }

    /// Takes the first element, when there is one; `nil` at the end.
    func next() async -> Element? {
        await withCheckedContinuation { taker in
            let (isDone, element, giver) = state.withLock { state in
                let element = state.elements.popFirst()
                let isDone = element != nil || state.isFinished
                if !isDone { state.taker = taker }
                defer { state.giver = nil }
                return (isDone, element, state.giver)
            }
            giver?.resume()
            if isDone { taker.resume(returning: element) }
        }
    }
}
