package import Foundation

/// The one way in which tasks come into being, whoever asks: a phrase, a button, another program.
///
///     let task = try await createTask(title: "  buy  oat milk ", listID: groceries.id)      // "buy oat milk"
package struct CreateTask: Sendable {
    /// Longer ones are texts that landed in the wrong field.
    package static let longestTitle = 200

    private let repository: any TaskRepository

    package init(repository: any TaskRepository) {
        self.repository = repository
    }

    package func callAsFunction(title: String, listID: UUID) async throws -> TaskItem {
        let title = Self.tidy(title)
        guard !title.isEmpty else { throw TaskError.emptyTitle }
        guard title.count <= Self.longestTitle else { throw TaskError.titleTooLong(limit: Self.longestTitle) }
        return try await repository.create(title: title, in: listID)
    }

    /// One line; a NUL would end the text for whatever reads it as a C string.
    private static func tidy(_ title: String) -> String {
        title.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
