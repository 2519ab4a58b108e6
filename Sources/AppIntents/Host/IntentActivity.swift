import Foundation
import Synchronization

/// What goes on around one run of `perform()`: how far it is, why it was cancelled, and how it can be undone.
package final class IntentActivity: Sendable {
    private struct State {
        var progress: Progress?
        var cancellationReason: IntentCancellationReason?
        var openScopes = 0
        var backgroundTasks = 0
        var onProgress: (@Sendable (IntentProgress) -> Void)?
    }

    private let state = Mutex(State())

    /// Where the intent registers how to undo what it does; `nil` where nothing can be undone.
    package let undoManager: UndoManager?
    /// When the person said it.
    package let startedAt: Date?

    package init(undoManager: UndoManager? = nil, startedAt: Date? = nil) {
        self.undoManager = undoManager
        self.startedAt = startedAt
    }

    /// How far the intent is; made when the author's code first asks for it.
    var progress: Progress {
        state.withLock { state in
            if let progress = state.progress { return progress }
            let progress = ObservedProgress { [weak self] in self?.tell($0) }
            state.progress = progress
            return progress
        }
    }

    /// How far the intent is; `nil` while it tells nothing.
    package var reportedProgress: IntentProgress? {
        state.withLock(\.progress).map { IntentProgress($0) }
    }

    /// Calls a handler whenever the author's code moves the progress on; on its thread.
    package func onProgress(_ handler: (@Sendable (IntentProgress) -> Void)?) {
        state.withLock { $0.onProgress = handler }
    }

    private func tell(_ progress: IntentProgress) {
        state.withLock(\.onProgress)?(progress)
    }

    // MARK: Cancelling

    /// Why the intent is cancelled; to be set before its task is.
    package var cancellationReason: IntentCancellationReason? {
        get { state.withLock(\.cancellationReason) }
        set { state.withLock { $0.cancellationReason = newValue } }
    }

    /// Whether the author's code is to be given time to end, because it said what to do when it is cancelled.
    package var endsByItself: Bool { state.withLock { $0.openScopes > 0 } }

    func enterScope() { state.withLock { $0.openScopes += 1 } }
    func leaveScope() { state.withLock { $0.openScopes -= 1 } }

    // MARK: Long work

    /// Whether the intent does work that may take long as long as it goes on.
    package var isInBackground: Bool { state.withLock { $0.backgroundTasks > 0 } }

    func enterBackground() { state.withLock { $0.backgroundTasks += 1 } }
    func leaveBackground() { state.withLock { $0.backgroundTasks -= 1 } }
}

/// How far an intent is, at one moment.
package struct IntentProgress: Sendable, Hashable {
    /// From 0 to 1; `nil` while nobody knows how much there is to do.
    package let fraction: Double?
    package let completed: Int64
    package let total: Int64
    /// What is being done, in the author's words.
    package let description: String?

    package init(fraction: Double?, completed: Int64, total: Int64, description: String? = nil) {
        self.fraction = fraction
        self.completed = completed
        self.total = total
        self.description = description
    }

    init(_ progress: Progress) {
        let isKnown = !progress.isIndeterminate && progress.totalUnitCount > 0
        let said = progress.localizedAdditionalDescription ?? ""
        self.init(
            fraction: isKnown ? min(max(progress.fractionCompleted, 0), 1) : nil,
            completed: progress.completedUnitCount, total: progress.totalUnitCount,
            description: said.isEmpty ? nil : said)
    }
}
