import AppIntents
import Foundation
import Testing

@testable import Tasks

@Suite struct TasksIntentTests {
    private let apps: Apps

    init() throws { apps = try Apps() }

    @Test func createTaskSaysTitleAndList() async throws {
        let intent = CreateTaskIntent()
        intent.taskTitle = "Bake bread"
        intent.list = try #require(try await apps.list("home"))
        #expect(try await apps.say(intent) == "Created Bake bread in Home.")
        #expect(try await apps.task("bread bake")?.listName == "Home")
    }

    @Test func addTaskPutsItOnTheList() async throws {
        let intent = AddTaskIntent()
        intent.list = try #require(try await apps.list("reading list"))
        intent.taskTitle = "Lichens of the coast"
        #expect(try await apps.say(intent) == "Added Lichens of the coast to Reading list.")
    }

    @Test func aCompletedTaskIsNoLongerSuggested() async throws {
        let intent = CompleteTaskIntent()
        let task = try #require(try await apps.task("oat milk"))
        intent.task = task
        #expect(try await apps.say(intent) == "Completed Buy oat milk.")
        #expect(try await apps.task("oat milk") == nil)
        let (suggested, known) = try await apps.run {
            (try await TaskQuery().suggestedEntities(), try await TaskQuery().entities(for: [task.id]))
        }
        #expect(!suggested.contains { $0.id == task.id })
        #expect(known.map(\.isDone) == [true])
    }

    @Test func openListShowsIt() async throws {
        let intent = OpenListIntent()
        intent.target = try #require(try await apps.list("GROCERIES"))
        #expect(await apps.tasks.screen() == nil)
        _ = try await apps.say(intent)
        #expect(
            await apps.tasks.screen() == """
                Groceries
                [ ] Buy oat milk
                [ ] Two dozen eggs
                [ ] Flour for bread
                [x] Lemons
                """)
    }

    @Test func aListThatIsGoneIsSaidSo() async throws {
        let intent = CreateTaskIntent()
        intent.taskTitle = "x"
        intent.list = TaskListEntity(TaskList(name: "Gone"))
        await #expect(throws: TaskError.listIsGone) { try await apps.say(intent) }
        let open = OpenListIntent()
        open.target = intent.list
        _ = try await apps.say(open)
        #expect(await apps.tasks.screen() == "That list no longer exists; name another one.")
    }

    @Test func nextTasksAreTheOldest() async throws {
        let intent = ShowNextTasksIntent()
        intent.count = 2
        _ = try await apps.say(intent)
        #expect(
            await apps.tasks.screen() == """
                Next
                [ ] Buy oat milk   (Groceries)
                [ ] Send the survey report   (Work)
                """)
    }

    @Test func listsAreFoundInTheirOrder() async throws {
        let (suggested, found) = try await apps.run {
            let query = TaskListQuery()
            let suggested = try await query.suggestedEntities()
            return (suggested, try await query.entities(for: [suggested[3].id, UUID(), suggested[0].id]))
        }
        #expect(suggested.map(\.name) == ["Groceries", "Work", "Home", "Garden", "Errands", "Reading list"])
        #expect(found.map(\.name) == ["Garden", "Groceries"])
    }
}
