import AppIntents
import Synchronization

/// What `perform()` returned and threw in a turn, for whoever drives intents and not a person.
final class PerformanceRecord: Sendable {
    @TaskLocal static var current: PerformanceRecord?

    private struct State {
        var results: [AnyIntentResult] = []
        var error: (any Error)?
    }

    private let state = Mutex(State())

    /// The results in the order in which they came: those of intents that open one another.
    var results: [AnyIntentResult] { state.withLock(\.results) }
    /// What `perform()` threw last, unless it was started again and went well.
    var error: (any Error)? { state.withLock(\.error) }

    /// Runs author's code, and keeps what comes of it where somebody wants to know.
    static func noting(_ body: () async throws -> AnyIntentResult) async throws -> AnyIntentResult {
        do {
            let result = try await body()
            current?.state.withLock { $0 = State(results: $0.results + [result]) }
            return result
        } catch {
            current?.state.withLock { $0.error = error }
            throw error
        }
    }
}
