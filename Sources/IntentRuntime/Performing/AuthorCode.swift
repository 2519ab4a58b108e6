import AppIntents
import Synchronization

/// Runs code of authors outside a turn, such as queries, on a thread of its own and not longer than a deadline.
///
/// Code that blocks for ever keeps its thread; the caller goes on with `AuthorCodeError.tookTooLong`.
enum AuthorCode {
    static func run<Value: Sendable>(
        within deadline: Duration, context: IntentContext?, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let executor = TurnExecutor()
        let race = Race<Value>()
        let work = Task(executorPreference: executor) {
            do {
                let handler = TurnExecutor.givingUp { race.finish(.failure(AuthorCodeError.mistake($0))) }
                let value = try await AuthorMistake.$handler.withValue(handler) {
                    try await IntentContext.$current.withValue(context, operation: body)
                }
                race.finish(.success(value))
            } catch {
                race.finish(.failure(error))
            }
            executor.stop()
        }
        let clock = Task {
            try await Task.sleep(for: deadline)
            race.finish(.failure(AuthorCodeError.tookTooLong(deadline)))
            work.cancel()
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await race.value()
        } onCancel: {
            race.finish(.failure(CancellationError()))
            work.cancel()
        }
    }
}

enum AuthorCodeError: Error {
    case tookTooLong(Duration)
    /// The code went on no further, see `AuthorMistake`.
    case mistake(String)
}

/// The first of several results; the others are dropped.
private final class Race<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiter: CheckedContinuation<Value, any Error>?
    }

    private let state = Mutex(State())

    func finish(_ result: Result<Value, any Error>) {
        let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(with: result)
    }

    func value() async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state -> Result<Value, any Error>? in
                if state.result == nil { state.waiter = continuation }
                return state.result
            }
            if let result { continuation.resume(with: result) }
        }
    }
}
