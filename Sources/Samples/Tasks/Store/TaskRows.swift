import Foundation
import PhrasebookSQLite

/// How lists and tasks lie in their tables.
enum TaskRows {
    static let selectList = "SELECT id, name, symbol FROM list"
    static let selectTask = """
        SELECT task.id, task.title, task.list, list.name, task.done, task.created FROM task JOIN list ON list.id = task.list
        """
    static let insertTask = "INSERT INTO task (id, title, list, done, created) VALUES (?, ?, ?, ?, ?)"

    static func list(_ row: Row) throws -> TaskList {
        TaskList(id: try row.get(0), name: try row.get(1), symbol: try row.get(2))
    }

    static func task(_ row: Row) throws -> TaskItem {
        TaskItem(
            id: try row.get(0), title: try row.get(1), listID: try row.get(2), listName: try row.get(3),
            isDone: try row.get(4), created: try row.get(5))
    }
}
