extension AppIntent {
    /// Asks whether to go on, in the words of the intent itself.
    ///
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation() async throws {
        try await confirm(ConfirmationRequest(actionName: .continue))
    }

    /// Asks whether to go on.
    ///
    /// - Parameters:
    ///   - conditions: When the question may be left out; an empty set asks always.
    ///   - actionName: What a yes does.
    ///   - dialog: The question.
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await confirm(ConfirmationRequest(actionName: actionName, dialog: dialog, conditions: conditions))
    }

    /// Shows what the intent is about to return and asks whether to go on.
    ///
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        let result = result._erased
        try await confirm(
            ConfirmationRequest(
                actionName: confirmationActionName, dialog: result.dialog, showsPrompt: showPrompt, result: result))
    }

    /// Shows what the intent is about to return and asks whether to go on.
    @available(*, deprecated, renamed: "requestConfirmation(result:confirmationActionName:showPrompt:)")
    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await requestConfirmation(
            result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
    }

    /// Asks the person to pick one of several answers.
    ///
    /// - Returns: The option that was picked, one of `options`.
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        let host = try IntentContext.host(for: .choice)
        return try options.element(at: await host.requestChoice(among: options, dialog: dialog))
    }

    /// Brings the app to the screen and goes on there.
    ///
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        let host = try IntentContext.host(for: .foreground)
        try await host.continueInForeground(dialog: dialog, alwaysConfirm: alwaysConfirm)
    }

    /// The error to throw when the intent must start again with the app on screen.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(.needsForeground(dialog, alwaysConfirm: alwaysConfirm))
    }

    func confirm(_ request: ConfirmationRequest) async throws {
        let host = try IntentContext.host(for: .confirmation)
        guard try await host.requestConfirmation(request) else { throw AppIntentError(.confirmationDeclined) }
    }
}
