import Foundation
import Testing

@testable import Tasks

@Suite struct TasksDomainTests {
    /// Keeps whatever it is given.
    private struct Paper: TaskRepository {
        func lists() async throws -> [TaskList] { [] }
        func lists(ids: [UUID]) async throws -> [TaskList] { [] }
        func tasks(in listID: UUID) async throws -> [TaskItem] { [] }
        func tasks(ids: [UUID]) async throws -> [TaskItem] { [] }
        func openTasks() async throws -> [TaskItem] { [] }
        func create(title: String, in listID: UUID) async throws -> TaskItem {
            TaskItem(title: title, listID: listID, listName: "Paper", created: .distantPast)
        }
        func complete(id: UUID) async throws -> TaskItem { throw TaskError.taskIsGone }
    }

    @Test(arguments: [
        ("  buy  oat milk ", "buy oat milk"), ("one\ntwo", "one two"), ("Brot für morgen", "Brot für morgen"),
    ])
    func titlesAreTidied(given: String, kept: String) async throws {
        #expect(try await CreateTask(repository: Paper())(title: given, listID: UUID()).title == kept)
    }

    @Test(arguments: [
        ("  ", "A task needs a title; say what there is to do."),
        (String(repeating: "x", count: 201), "That is too long for a task; keep it under 200 characters."),
    ])
    func badTitlesAreRefused(title: String, words: String) async {
        let error = await #expect(throws: TaskError.self) {
            try await CreateTask(repository: Paper())(title: title, listID: UUID())
        }
        #expect(error?.localizedDescription == words)
    }

    @Test(arguments: [("MILK", true), ("oat buy", true), ("mil", false), ("", false), ("öat", true)])
    func wordsMatchTitles(words: String, matches: Bool) {
        #expect(TitleSearch(words).matches("Buy oat milk") == matches)
    }

    @Test func aListIsAPage() {
        let list = TaskList(name: "Groceries")
        let open = TaskItem(title: "Lemons", listID: list.id, listName: list.name, created: .distantPast)
        var done = open
        done.isDone = true
        #expect(TaskPage.list(list, [open, done]).text == "Groceries\n[ ] Lemons\n[x] Lemons")
        #expect(TaskPage.next([open]).text == "Next\n[ ] Lemons   (Groceries)")
        #expect(TaskPage.list(list, []).text == "Groceries\nNothing to do.")
    }
}
