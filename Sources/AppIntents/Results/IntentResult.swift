/// What `perform()` returns: `.result(value: note, dialog: "Created “\(title)”.")`.
public protocol IntentResult: Sendable {
    /// The type of the value that is handed on; `Never` for none.
    associatedtype Value: _IntentValue = Never
    /// The type of the intent that runs next; `Never` where the type does not matter.
    associatedtype OpensAppIntent: AppIntent = Never
    /// What is shown; `Never` for nothing.
    associatedtype Snippet = Never
    /// What is said; `Never` for nothing.
    associatedtype Dialog = Never

    /// The value that is handed on.
    var value: Value? { get }

    /// The result without its types, for whoever runs the intent.
    var _erased: _ErasedResult { get }
}

/// A result that hands a value on.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result after which another intent runs.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows what another intent draws.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}
