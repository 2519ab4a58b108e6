/// The result that `.result(…)` makes; what it lacks has the type `Never`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult {
    /// The value that is handed on.
    public var value: Value?
    /// What is said.
    public var dialog: IntentDialog?
    /// What the live activity that the intent began is called.
    public var activityIdentifier: String?

    private let opens: (any AppIntent)?
    private let snippet: SnippetContent?
    private let actionButton: (any AppIntent)?

    init(
        value: Value? = nil, dialog: IntentDialog? = nil, opens: (any AppIntent)? = nil,
        snippet: SnippetContent? = nil, actionButton: (any AppIntent)? = nil, activityIdentifier: String? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.opens = opens
        self.snippet = snippet
        self.actionButton = actionButton
        self.activityIdentifier = activityIdentifier
    }

    /// The intent that runs next, where the result says its type.
    public var opensIntent: OpensAppIntent? { opens as? OpensAppIntent }

    /// The result without its types.
    public var _erased: _ErasedResult {
        _ErasedResult(
            value: value.flatMap(\._unwrapped), dialog: dialog, opensIntent: opens, snippet: snippet,
            actionButtonIntent: actionButton, activityIdentifier: activityIdentifier)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}
