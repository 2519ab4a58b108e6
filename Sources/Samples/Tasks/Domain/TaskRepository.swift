package import Foundation

/// Where lists and tasks are kept.
package protocol TaskRepository: Sendable {
    /// All lists, in the order in which they were made.
    func lists() async throws -> [TaskList]
    /// The lists of these identifiers, in their order, without those that are gone.
    func lists(ids: [UUID]) async throws -> [TaskList]
    /// The tasks of a list: open ones first, the oldest first.
    /// - Throws: `TaskError.listIsGone`.
    func tasks(in listID: UUID) async throws -> [TaskItem]
    /// The tasks of these identifiers, done or not, in their order, without those that are gone.
    func tasks(ids: [UUID]) async throws -> [TaskItem]
    /// What is still to do, the oldest first.
    func openTasks() async throws -> [TaskItem]
    /// Keeps a task; it is there for every process when this returns.
    /// - Throws: `TaskError.listIsGone`.
    func create(title: String, in listID: UUID) async throws -> TaskItem
    /// Marks a task as done; doing so twice does no harm.
    /// - Throws: `TaskError.taskIsGone`.
    func complete(id: UUID) async throws -> TaskItem
}
