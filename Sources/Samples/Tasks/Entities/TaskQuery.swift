import AppIntents

/// Finds tasks: what is still to do is suggested and sought, what is done only by identifier.
struct TaskQuery: EntityStringQuery {
    @Dependency private var repository: any TaskRepository

    func entities(for identifiers: [UUID]) async throws -> [TaskEntity] {
        try await repository.tasks(ids: identifiers).map(TaskEntity.init)
    }

    func suggestedEntities() async throws -> [TaskEntity] {
        try await repository.openTasks().map(TaskEntity.init)
    }

    func entities(matching string: String) async throws -> [TaskEntity] {
        let search = TitleSearch(string)
        return try await repository.openTasks().filter { search.matches($0.title) }.map(TaskEntity.init)
    }
}
