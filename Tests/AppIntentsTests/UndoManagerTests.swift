import AppIntents
import Testing

@MainActor @Suite("Steps that can be undone and done again")
struct UndoManagerTests {
    private final class Paper {
        var text = ""
    }

    private let paper = Paper()
    private let manager = UndoManager()

    private func write(_ text: String) {
        let before = paper.text
        paper.text = text
        manager.registerUndo(withTarget: paper) { _ in write(before) }
    }

    @Test func undoesAndRedoes() {
        write("a")
        manager.setActionName("Write a")
        write("ab")
        #expect(manager.canUndo && !manager.canRedo && manager.undoActionName == "")
        manager.undo()
        #expect(paper.text == "a" && manager.canRedo && manager.undoMenuItemTitle == "Undo Write a")
        manager.undo()
        #expect(paper.text == "" && !manager.canUndo && manager.redoMenuItemTitle == "Redo Write a")
        manager.redo()
        manager.redo()
        #expect(paper.text == "ab" && !manager.canRedo)
        manager.undo()
        write("x")
        #expect(!manager.canRedo, "what is done anew leaves nothing to redo")
    }

    @Test func groupsAreOneStep() {
        manager.beginUndoGrouping()
        write("a")
        manager.beginUndoGrouping()
        write("b")
        manager.setActionName("inner")
        manager.endUndoGrouping()
        write("c")
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "inner")
        manager.undo()
        #expect(paper.text == "" && !manager.canUndo)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0, "what was not begun cannot end")
    }

    @Test func forgets() {
        write("a")
        manager.disableUndoRegistration()
        write("b")
        manager.enableUndoRegistration()
        manager.undo()
        #expect(paper.text == "")
        manager.levelsOfUndo = 2
        for text in ["1", "2", "3"] { write(text) }
        for _ in 0..<5 { manager.undo() }
        #expect(paper.text == "1")
        write("4")
        manager.removeAllActions(withTarget: paper)
        #expect(!manager.canUndo && !manager.canRedo)
        write("5")
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test func aTargetThatIsGoneIsNoStep() {
        var other: Paper? = Paper()
        write("a")
        if let other { manager.registerUndo(withTarget: other) { $0.text = "never" } }
        other = nil
        #expect(manager.canUndo)
        manager.undo()
        #expect(paper.text == "")
        #expect(!manager.canUndo)
    }

    @Test func waitsForTheTasksOfItsActions() async {
        let (manager, paper) = (manager, paper)
        manager.registerUndo(withTarget: paper) { paper in
            Task {
                try await Task.sleep(for: .milliseconds(30))
                manager.registerUndo(withTarget: paper) { $0.text = "again" }
                paper.text = "undone"
            }
        }
        manager.setActionName("Later")
        #expect(await manager.undoAndWait() == .done(name: "Later"))
        #expect(paper.text == "undone" && !manager.canUndo)
        #expect(await manager.redoAndWait() == .done(name: ""))
        #expect(paper.text == "again")
        #expect(await manager.redoAndWait() == .nothing)
    }
}
