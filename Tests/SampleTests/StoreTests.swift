import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

@testable import FieldNotes
@testable import Tasks

@Suite struct StoreTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func aNewNotebookHoldsTheFirstNotesOnce() throws {
        let first = try NoteStore(in: folder.url).notes()
        let again = try NoteStore(in: folder.url).notes()
        #expect(first == again)
        #expect(first.count == 14)
        #expect(first.map(\.title).contains("Otter tracks"))
        #expect(first.filter { NoteSearch("heron").mentioned(among: [$0]) != [] }.map(\.title) == ["Heron nest"])
        #expect(first.prefix(3).map(\.title) == ["Mud flat survey", "Moth trap results", "Otter tracks"])
        #expect(first.allSatisfy { $0.place != nil })
    }

    @Test func newListsHoldTheFirstTasksOnce() throws {
        _ = try TaskStore(in: folder.url)
        let store = try TaskStore(in: folder.url)
        #expect(try store.lists().map(\.name) == ["Groceries", "Work", "Home", "Garden", "Errands", "Reading list"])
        #expect(try store.openTasks().count == 14)
        #expect(try store.lists().first?.symbol == "cart")
    }

    @Test func manyThreadsOpenANewNotebookAtOnce() async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { [folder] in try NoteStore(in: folder.url).notes().count } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 14, count: 8))
    }

    @Test func whatWasAddedIsThereForOthers() throws {
        let time = Date(timeIntervalSince1970: 1_800_000_000)
        let store = try NoteStore(in: folder.url, now: { time })
        let other = try NoteStore(in: folder.url)
        let added = try store.add(
            NoteDraft(title: "Heron at low tide", text: "Still", tags: ["birds"], isPinned: true, place: "Mud flat"))
        #expect(try other.note(id: added.id) == added)
        #expect(try other.notes().first == added)
        #expect(added.created == time)
        try other.delete(id: added.id, title: added.title)
        #expect(try store.note(id: added.id) == nil)
        #expect(throws: NotebookError.noteIsGone(title: "Heron at low tide")) {
            try store.togglePin(id: added.id, title: added.title)
        }
        #expect(throws: NotebookError.self) { try store.delete(id: added.id, title: added.title) }
    }

    @Test func tasksAreAddedAndCompleted() throws {
        let store = try TaskStore(in: folder.url)
        let list = try #require(try store.lists().first)
        let task = try store.create(title: "Lemons", in: list.id)
        #expect(try store.openTasks().last == task)
        #expect(try store.complete(id: task.id).isDone)
        #expect(try store.complete(id: task.id).isDone)
        #expect(try !store.openTasks().contains { $0.id == task.id })
        #expect(try store.tasks(in: list.id).map(\.isDone) == [false, false, false, true, true])
        #expect(throws: TaskError.listIsGone) { try store.create(title: "x", in: UUID()) }
        #expect(throws: TaskError.listIsGone) { try store.tasks(in: UUID()) }
        #expect(throws: TaskError.taskIsGone) { try store.complete(id: UUID()) }
    }

    @Test func identifiersKeepTheirOrder() throws {
        let store = try NoteStore(in: folder.url)
        let notes = try store.notes()
        let wanted = [notes[5], notes[1], notes[9]]
        let ids = [wanted[0].id, UUID(), wanted[1].id, wanted[2].id]
        #expect(try store.notes(ids: ids) == wanted)
    }

    @Test func changesAreReported() throws {
        let count = Counter()
        let store = try NoteStore(in: folder.url, changed: count.increment)
        let note = try store.add(NoteDraft(title: "x"))
        _ = try store.togglePin(id: note.id, title: note.title)
        try store.delete(id: note.id, title: note.title)
        #expect(throws: NotebookError.self) { try store.delete(id: note.id, title: note.title) }
        #expect(count.value == 3)
    }
}
