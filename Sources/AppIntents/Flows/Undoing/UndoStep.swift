/// What is undone at once: actions in the order in which they were registered.
struct UndoStep {
    /// One action, for as long as what it works on is there.
    struct Action {
        let target: ObjectIdentifier
        let run: @MainActor () -> Void
        private let isTargetAlive: () -> Bool

        init(target: AnyObject, run: @escaping @MainActor () -> Void) {
            self.target = ObjectIdentifier(target)
            self.run = run
            isTargetAlive = { [weak target] in target != nil }
        }

        var isAlive: Bool { isTargetAlive() }
    }

    var name: String?
    var actions: [Action] = []

    /// Whether one of its actions still works on something.
    var isAlive: Bool { actions.contains(where: \.isAlive) }
}

/// One undoing or redoing, with all the tasks that it starts: each of them keeps the scope alive until it ends.
final class UndoScope: Sendable {
    enum Mode: Sendable { case undoing, redoing }

    /// The scope that this task belongs to.
    @TaskLocal static var current: UndoScope?

    let mode: Mode
    private let onEnd: @Sendable () -> Void

    init(_ mode: Mode, onEnd: @escaping @Sendable () -> Void) {
        self.mode = mode
        self.onEnd = onEnd
    }

    deinit {
        onEnd()
    }
}
