/// A question whether to go on, with all that an intent said about it.
package struct ConfirmationRequest: Sendable {
    /// What a yes does.
    package var actionName: ConfirmationActionName
    /// The question; `nil` leaves the words to the host.
    package var dialog: IntentDialog?
    /// When the question may be left out; an empty set asks always.
    package var conditions: ConfirmationConditions = []
    /// Whether the dialog is the question, rather than shown beside it.
    package var showsPrompt = true
    /// What the intent is about to return.
    package var result: AnyIntentResult?
    /// What is shown with the question.
    package var snippet: SnippetContent?
    /// The parameter whose value is in question.
    package var parameter: (any AnyIntentParameter)?
    /// The value that is in question.
    package var value: DisplayRepresentation?

    package init(
        actionName: ConfirmationActionName, dialog: IntentDialog? = nil, conditions: ConfirmationConditions = [],
        showsPrompt: Bool = true, result: AnyIntentResult? = nil, snippet: SnippetContent? = nil,
        parameter: (any AnyIntentParameter)? = nil,
        value: DisplayRepresentation? = nil
    ) {
        self.actionName = actionName
        self.dialog = dialog
        self.conditions = conditions
        self.showsPrompt = showsPrompt
        self.result = result
        self.snippet = snippet ?? result?.snippet
        self.parameter = parameter
        self.value = value
    }
}
