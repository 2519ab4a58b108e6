/// A result without its types, for whoever runs the intent.
public struct _ErasedResult: Sendable {
    /// The value that is handed on.
    package let value: (any Sendable)?
    /// What is said.
    package let dialog: IntentDialog?
    /// The intent that runs next.
    package let opensIntent: (any AppIntent)?

    package init(value: (any Sendable)? = nil, dialog: IntentDialog? = nil, opensIntent: (any AppIntent)? = nil) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
    }
}

/// The name by which runtimes know it.
package typealias AnyIntentResult = _ErasedResult
