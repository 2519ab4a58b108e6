/// What a step was called when it was undone or redone, and whether there was one.
package enum UndoneStep: Sendable, Hashable {
    /// It has been done; the name is empty where the author gave none.
    case done(name: String)
    /// There is nothing to undo or to redo.
    case nothing
}

extension UndoManager {
    /// What the next step to undo is called; `nil` when there is none.
    package func nextUndoName() -> String? { canUndo ? undoActionName : nil }

    /// Undoes the last step and waits until every task that its actions started has ended.
    package func undoAndWait() async -> UndoneStep {
        guard canUndo else { return .nothing }
        let name = undoActionName
        await Self.wait(for: .undoing) { undo() }
        return .done(name: name)
    }

    /// Does again what was undone last, and waits until every task that its actions started has ended.
    package func redoAndWait() async -> UndoneStep {
        guard canRedo else { return .nothing }
        let name = redoActionName
        await Self.wait(for: .redoing) { redo() }
        return .done(name: name)
    }

    /// Makes one step, under a name where the author gives none, of all that a piece of code registers.
    ///
    /// - Returns: What the code returns, and whether there is a step to undo now.
    package nonisolated func grouping<Value: Sendable>(
        named name: String, _ body: () async throws -> Value
    ) async throws -> (value: Value, isUndoable: Bool) {
        await beginUndoGrouping()
        do {
            let value = try await body()
            return (value: value, isUndoable: await endUndoGrouping(defaultName: name))
        } catch {
            await endUndoGrouping(defaultName: name)
            throw error
        }
    }

    private static func wait(for mode: UndoScope.Mode, _ body: () -> Void) async {
        let (tasks, ending) = AsyncStream<Void>.makeStream()
        // The tasks that the actions start hold the scope; nothing else does once this call is over.
        UndoScope.$current.withValue(UndoScope(mode) { ending.finish() }, operation: body)
        for await _ in tasks {}
    }
}
