import AppIntents
import Dispatch
import Foundation
import Synchronization

/// A thread of its own for one turn of author's code, so that an intent that blocks takes no thread from anybody else.
///
/// The thread ends after `stop()`; a turn that was given up while its intent blocks keeps only this thread.
final class TurnExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var isStopped = false
    }

    private static let mark = "TurnExecutor"

    /// Takes mistakes of code on such a thread, which nobody else needs: it is given up with the code.
    static func givingUp(_ take: @escaping @Sendable (String) -> Void) -> AuthorMistake.Handler {
        AuthorMistake.Handler { mistake in
            guard Thread.current.threadDictionary[mark] != nil else { return false }
            take(mistake)
            return true
        }
    }

    private let state = Mutex(State())
    private let available = DispatchSemaphore(value: 0)

    init() {
        let thread = Thread { [self] in work() }
        thread.name = "turn"
        thread.stackSize = 8 << 20
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
        available.signal()
    }

    /// Lets the thread end once nothing is left to run.
    func stop() {
        state.withLock { $0.isStopped = true }
        available.signal()
    }

    private func work() {
        Thread.current.threadDictionary[Self.mark] = true
        while true {
            available.wait()
            switch next() {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .nothing: continue
            case .end: return
            }
        }
    }

    private enum Next { case job(UnownedJob), nothing, end }

    private func next() -> Next {
        state.withLock { state in
            guard !state.jobs.isEmpty else { return state.isStopped ? .end : .nothing }
            return .job(state.jobs.removeFirst())
        }
    }
}
