/// A result without its types, for whoever runs the intent.
public struct _ErasedResult: Sendable {
    /// The value that is handed on.
    package let value: (any Sendable)?
    /// What is said.
    package let dialog: IntentDialog?
    /// The intent that runs next.
    package let opensIntent: (any AppIntent)?
    /// What is shown.
    package let snippet: SnippetContent?
    /// What the action button does from now on.
    package let actionButtonIntent: (any AppIntent)?
    /// What the live activity that the intent began is called.
    package let activityIdentifier: String?

    package init(
        value: (any Sendable)? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil,
        snippet: SnippetContent? = nil, actionButtonIntent: (any AppIntent)? = nil, activityIdentifier: String? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
        self.snippet = snippet
        self.actionButtonIntent = actionButtonIntent
        self.activityIdentifier = activityIdentifier
    }
}

/// The name by which runtimes know it.
package typealias AnyIntentResult = _ErasedResult
