package import Foundation
import PhrasebookSQLite

/// The lists' file, shared by every process that runs the app.
///
/// A change is kept when the call returns: a kill afterwards loses nothing. What the file refuses is thrown as one line for
/// the person.
package final class TaskStore: TaskRepository {
    package static let fileName = "tasks.sqlite"

    private let database: Database
    private let now: @Sendable () -> Date
    private let changed: @Sendable () -> Void

    /// Opens the lists in a folder, and fills a new file with the first ones.
    ///
    /// - Parameters:
    ///   - folder: Where the file is, or will be.
    ///   - now: The clock that dates new tasks.
    ///   - changed: Called after every change that this process made.
    /// - Throws: `DatabaseError`, worded for the person, when the file cannot be opened.
    package init(
        in folder: URL, now: @escaping @Sendable () -> Date = { Date() }, changed: @escaping @Sendable () -> Void = {}
    ) throws {
        database = try Database(at: folder.appendingPathComponent(Self.fileName), migrations: TaskSchema.migrations)
        self.now = now
        self.changed = changed
    }

    package func lists() throws -> [TaskList] {
        try database.query(TaskRows.selectList + " ORDER BY rowid", decode: TaskRows.list)
    }

    package func list(id: UUID) throws -> TaskList? {
        try database.first(TaskRows.selectList + " WHERE id = ?", [id], decode: TaskRows.list)
    }

    package func lists(ids: [UUID]) throws -> [TaskList] {
        try database.transaction(.deferred) { try ids.compactMap(list(id:)) }
    }

    package func tasks(in listID: UUID) throws -> [TaskItem] {
        try database.transaction(.deferred) {
            guard try list(id: listID) != nil else { throw TaskError.listIsGone }
            return try database.query(
                TaskRows.selectTask + " WHERE task.list = ? ORDER BY task.done, task.created, task.id", [listID],
                decode: TaskRows.task)
        }
    }

    package func tasks(ids: [UUID]) throws -> [TaskItem] {
        try database.transaction(.deferred) { try ids.compactMap(task(id:)) }
    }

    package func openTasks() throws -> [TaskItem] {
        try database.query(
            TaskRows.selectTask + " WHERE task.done = 0 ORDER BY task.created, task.id", decode: TaskRows.task)
    }

    package func create(title: String, in listID: UUID) throws -> TaskItem {
        let task = try database.transaction {
            guard let list = try list(id: listID) else { throw TaskError.listIsGone }
            let new = TaskItem(title: title, listID: list.id, listName: list.name, created: now())
            try database.run(TaskRows.insertTask, [new.id, new.title, new.listID, new.isDone, new.created])
            return try self.task(id: new.id) ?? new
        }
        changed()
        return task
    }

    package func complete(id: UUID) throws -> TaskItem {
        let done = try database.transaction {
            try database.run("UPDATE task SET done = 1 WHERE id = ?", [id])
            return try self.task(id: id)
        }
        guard let done else { throw TaskError.taskIsGone }
        changed()
        return done
    }

    private func task(id: UUID) throws -> TaskItem? {
        try database.first(TaskRows.selectTask + " WHERE task.id = ?", [id], decode: TaskRows.task)
    }
}
