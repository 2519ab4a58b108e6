import AppIntents

/// "Complete Buy oat milk in Tasks".
struct CompleteTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Complete Task"
    static let description = IntentDescription("Marks a task as done.")

    @Parameter(title: "Task", requestValueDialog: "Which task?", requestDisambiguationDialog: "Which task?")
    var task: TaskEntity

    @Dependency private var repository: any TaskRepository

    static var parameterSummary: some ParameterSummary {
        Summary("Complete \(\.$task)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
        let done = try await repository.complete(id: task.id)
        return .result(value: TaskEntity(done), dialog: "Completed \(done.title).")
    }
}
