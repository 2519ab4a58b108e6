public import SwiftUI

/// Questions with something to look at.
extension AppIntent {
    /// Asks whether to go on, beside views that are written in their place.
    ///
    /// - Parameters:
    ///   - conditions: When the question may be left out; an empty set asks always.
    ///   - actionName: What a yes does.
    ///   - dialog: The question.
    ///   - showDialogAsPrompt: Whether the dialog is the question, rather than shown beside it.
    ///   - content: What is shown.
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        try await requestConfirmation(
            conditions: conditions, actionName: actionName, dialog: dialog, showDialogAsPrompt: showDialogAsPrompt,
            view: content())
    }

    /// Asks whether to go on, beside a view.
    ///
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: Content
    ) async throws {
        try await confirm(
            ConfirmationRequest(
                actionName: actionName, dialog: dialog, conditions: conditions, showsPrompt: showDialogAsPrompt,
                snippet: .view(_SnippetViewContainer(view))))
    }

    /// Asks whether to go on, beside what another intent draws.
    ///
    /// - Throws: `AppIntentError` when the person says no, or when no host is there to ask.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        try await confirm(
            ConfirmationRequest(
                actionName: actionName, dialog: dialog, conditions: conditions, showsPrompt: showDialogAsPrompt,
                snippet: .intent(snippetIntent)))
    }

    /// Asks whether to go on, beside what another intent draws, and hands on the value that this intent returns then.
    ///
    /// - Returns: The value of the snippet intent, run once more after the yes.
    /// - Throws: `AppIntentError` when the person says no, when no host is there to ask, or when there is no value.
    @_disfavoredOverload
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value {
        try await confirm(
            ConfirmationRequest(
                actionName: actionName, dialog: dialog, conditions: conditions, showsPrompt: showDialogAsPrompt,
                snippet: .intent(snippetIntent)))
        guard let value = try await snippetIntent.perform().value else { throw AppIntentError(.noValue) }
        return value
    }

    /// Asks the person to pick one of several answers, beside views that are written in their place.
    ///
    /// - Returns: The option that was picked, one of `options`.
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        try await requestChoice(between: options, dialog: dialog, view: content())
    }

    /// Asks the person to pick one of several answers, beside a view.
    ///
    /// - Returns: The option that was picked, one of `options`.
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        try await IntentContext.host(for: .choice).show(.view(_SnippetViewContainer(view)))
        return try await requestChoice(between: options, dialog: dialog)
    }
}
