import AppIntents

/// A task as the outside sees it.
struct TaskEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Task", numericFormat: "\(placeholder: .int) tasks")
    static let defaultQuery = TaskQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "List")
    var listName: String

    @Property(title: "Done")
    var isDone: Bool

    @Property(title: "Created")
    var created: Date

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: "\(listName)",
            image: .init(systemName: isDone ? "checkmark.circle.fill" : "circle"))
    }

    init(_ task: TaskItem) {
        id = task.id
        title = task.title
        listName = task.listName
        isDone = task.isDone
        created = task.created
    }
}
