/// The result that `.result(…)` makes; what it lacks has the type `Never`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult {
    /// The value that is handed on.
    public var value: Value?
    /// What is said.
    public var dialog: IntentDialog?
    /// The intent that runs next.
    public var opensIntent: OpensAppIntent?

    init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent? = nil) {
        self.value = value
        self.dialog = dialog
        self.opensIntent = opensIntent
    }

    /// The result without its types.
    public var _erased: _ErasedResult {
        _ErasedResult(value: value.flatMap(\._unwrapped), dialog: dialog, opensIntent: opensIntent)
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
