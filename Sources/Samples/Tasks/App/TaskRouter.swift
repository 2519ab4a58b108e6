import Foundation

/// Where the app is: intents say what to show, the screen is drawn from it.
@MainActor
final class TaskRouter {
    /// What is on screen.
    enum Destination: Hashable, Sendable {
        case list(id: UUID)
        case next(count: Int)
    }

    private(set) var destination: Destination?

    nonisolated init() {}

    func show(_ destination: Destination) {
        self.destination = destination
    }
}
