package import Foundation

/// Something to do, in one of the lists. (`Task` is Swift's.)
package struct TaskItem: Identifiable, Hashable, Sendable {
    package let id: UUID
    package var title: String
    package let listID: UUID
    /// The name of its list, which tells two tasks of one title apart.
    package let listName: String
    package var isDone: Bool
    package let created: Date

    package init(
        id: UUID = UUID(), title: String, listID: UUID, listName: String, isDone: Bool = false, created: Date
    ) {
        self.id = id
        self.title = title
        self.listID = listID
        self.listName = listName
        self.isDone = isDone
        self.created = created
    }
}
