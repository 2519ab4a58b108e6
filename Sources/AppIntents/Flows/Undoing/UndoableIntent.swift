/// An intent that registers how to undo what it does.
///
///     undoManager?.registerUndo(withTarget: store) { $0.restore(note) }
///     undoManager?.setActionName("Delete Note")
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where undoing is registered; `nil` where nothing can be undone, as in a test without a host.
    @MainActor public var undoManager: UndoManager? { IntentContext.current?.activity.undoManager }
}
