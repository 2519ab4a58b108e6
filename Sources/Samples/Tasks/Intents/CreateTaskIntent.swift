import AppIntents

/// "Create a task in Tasks": asks for the title, then for the list.
struct CreateTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Create Task"
    static let description = IntentDescription("Puts a new task on one of your lists.")

    @Parameter(title: "Title", requestValueDialog: "What is there to do?")
    var taskTitle: String

    @Parameter(title: "List", requestValueDialog: "On which list?", requestDisambiguationDialog: "Which list?")
    var list: TaskListEntity

    @Dependency private var createTask: CreateTask

    static var parameterSummary: some ParameterSummary {
        Summary("Create \(\.$taskTitle) in \(\.$list)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        let task = try await createTask(title: taskTitle, listID: list.id)
        return .result(value: TaskEntity(task), dialog: "Created \(task.title) in \(task.listName).")
    }
}
