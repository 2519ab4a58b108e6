import AppIntents

/// A list as the outside sees it.
struct TaskListEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "List", numericFormat: "\(placeholder: .int) lists", synonyms: ["task list"])
    static let defaultQuery = TaskListQuery()

    let id: UUID

    @Property(title: "Name")
    var name: String

    private let symbol: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: .init(systemName: symbol), synonyms: ["\(name) list"])
    }

    init(_ list: TaskList) {
        id = list.id
        symbol = list.symbol
        name = list.name
    }
}
