import Foundation

/// Draws what the router points at, from the lists as they are now: what another process changed is seen.
struct TaskScreens: Sendable {
    let repository: any TaskRepository

    func text(of destination: TaskRouter.Destination) async -> String {
        do {
            return try await page(of: destination).text
        } catch {
            return error.localizedDescription
        }
    }

    private func page(of destination: TaskRouter.Destination) async throws -> TaskPage {
        switch destination {
        case .list(let id):
            guard let list = try await repository.lists(ids: [id]).first else { throw TaskError.listIsGone }
            return .list(list, try await repository.tasks(in: id))
        case .next(let count):
            return .next(Array(try await repository.openTasks().prefix(max(count, 0))))
        }
    }
}
