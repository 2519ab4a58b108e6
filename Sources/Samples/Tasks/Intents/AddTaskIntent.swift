import AppIntents

/// "Add a task to Groceries in Tasks": the list is in the phrase, only the title is asked for.
struct AddTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Task to List"
    static let description = IntentDescription("Adds a task to the list that you name.")

    @Parameter(title: "List", requestValueDialog: "To which list?", requestDisambiguationDialog: "Which list?")
    var list: TaskListEntity

    @Parameter(title: "Title", requestValueDialog: "What should I add?")
    var taskTitle: String

    @Dependency private var createTask: CreateTask

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$taskTitle) to \(\.$list)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        let task = try await createTask(title: taskTitle, listID: list.id)
        return .result(value: TaskEntity(task), dialog: "Added \(task.title) to \(task.listName).")
    }
}
