import Foundation

/// Where the app is: intents say what to show, the screen is drawn from it.
@MainActor
final class NoteRouter {
    /// What is on screen.
    enum Destination: Hashable, Sendable {
        case note(id: UUID, title: String)
        case screen(FieldNotesScreen)
        case results(criteria: String)

        static func note(_ note: Note) -> Destination { .note(id: note.id, title: note.title) }
    }

    private(set) var destination: Destination?

    nonisolated init() {}

    func show(_ destination: Destination) {
        self.destination = destination
    }
}
