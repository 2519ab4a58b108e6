/// An intent that has something to put in order when it is cancelled, and wants to know why it was.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Runs code, and another piece of code at once when the intent is cancelled meanwhile.
    ///
    /// The code that runs gets a moment to end after that.
    ///
    /// - Parameters:
    ///   - operation: The code.
    ///   - handler: What is done when the intent is cancelled, on any thread.
    ///   - isolation: The actor of the caller.
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T, onCancel handler: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        let activity = IntentContext.current?.activity
        activity?.enterScope()
        defer { activity?.leaveScope() }
        return try await withTaskCancellationHandler(
            operation: operation, onCancel: { handler(activity?.cancellationReason ?? .userCancelled) },
            isolation: isolation)
    }
}

/// Why an intent was cancelled.
public struct IntentCancellationReason: Sendable, Hashable, CustomDebugStringConvertible {
    /// The reason's name.
    public let debugDescription: String

    /// The person said so.
    public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
    /// The intent took longer than it may and told of no progress.
    public static let timeout = IntentCancellationReason(debugDescription: "timeout")
}
