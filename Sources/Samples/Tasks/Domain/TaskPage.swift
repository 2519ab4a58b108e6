/// A screen of the app as plain text, heading first.
///
///     Groceries
///     [ ] Buy oat milk
///     [x] Two dozen eggs
package enum TaskPage: Hashable, Sendable {
    case list(TaskList, [TaskItem])
    case next([TaskItem])

    package var text: String {
        switch self {
        case .list(let list, let tasks): Self.lines(list.name, tasks.map { "\(Self.box($0)) \($0.title)" })
        case .next(let tasks): Self.lines("Next", tasks.map { "\(Self.box($0)) \($0.title)   (\($0.listName))" })
        }
    }

    private static func box(_ task: TaskItem) -> String { task.isDone ? "[x]" : "[ ]" }

    private static func lines(_ heading: String, _ lines: [String]) -> String {
        ([heading] + (lines.isEmpty ? ["Nothing to do."] : lines)).joined(separator: "\n")
    }
}
