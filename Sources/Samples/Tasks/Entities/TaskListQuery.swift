import AppIntents

/// Finds lists: there are few, so all of them are at hand.
struct TaskListQuery: EntityStringQuery {
    @Dependency private var repository: any TaskRepository

    func entities(for identifiers: [UUID]) async throws -> [TaskListEntity] {
        try await repository.lists(ids: identifiers).map(TaskListEntity.init)
    }

    func suggestedEntities() async throws -> [TaskListEntity] {
        try await repository.lists().map(TaskListEntity.init)
    }

    func entities(matching string: String) async throws -> [TaskListEntity] {
        let search = TitleSearch(string)
        return try await repository.lists().filter { search.matches($0.name) }.map(TaskListEntity.init)
    }
}
