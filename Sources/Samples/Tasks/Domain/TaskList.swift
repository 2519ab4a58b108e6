package import Foundation

/// A list that tasks are kept in.
package struct TaskList: Identifiable, Hashable, Sendable {
    package let id: UUID
    package var name: String
    /// The symbol beside the name.
    package var symbol: String

    package init(id: UUID = UUID(), name: String, symbol: String = "list.bullet") {
        self.id = id
        self.name = name
        self.symbol = symbol
    }
}
