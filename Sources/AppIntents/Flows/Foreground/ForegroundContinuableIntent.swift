/// An intent that begins without the app on screen and may want it there.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Asks whether the app may come to the screen, and goes on there.
    ///
    /// - Parameters:
    ///   - dialog: The question.
    ///   - continuation: What is done on the main actor once the app is there.
    /// - Returns: What `continuation` returns.
    /// - Throws: What `continuation` throws; an error when the person says no, or when no host is there to ask.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue = { () }
    ) async throws -> ResultValue {
        try await continueInForeground(dialog, alwaysConfirm: true)
        return try await continuation()
    }

    /// The error to throw when the intent ends here and goes on in the app.
    ///
    /// - Parameters:
    ///   - dialog: The question whether the app may come to the screen.
    ///   - continuation: What is done on the main actor once the app is there.
    /// - Returns: The error; once the person said yes, `perform()` does not start again.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(.endsInForeground(dialog, continuation))
    }
}
