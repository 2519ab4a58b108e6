import Foundation

/// Draws what the router points at, from the notebook as it is now: what another process changed is seen.
struct NoteScreens: Sendable {
    let store: NoteStore

    func text(of destination: NoteRouter.Destination) -> String {
        do {
            return try page(of: destination).text
        } catch {
            return error.localizedDescription
        }
    }

    private func page(of destination: NoteRouter.Destination) throws -> NotePage {
        switch destination {
        case .note(let id, let title):
            guard let note = try store.note(id: id) else { throw NotebookError.noteIsGone(title: title) }
            return .note(note)
        case .screen(let screen):
            return try page(of: screen)
        case .results(let criteria):
            let found = try NoteSearch(criteria).mentioned(among: store.notes())
            return .list(heading: "Search: \(criteria)", notes: found)
        }
    }

    private func page(of screen: FieldNotesScreen) throws -> NotePage {
        switch screen {
        case .capture: .blank(heading: "New Note", hint: "Say \"create a note in \(FieldNotesApp.name)\" to fill it.")
        case .pinned: .list(heading: "Pinned Notes", notes: try store.pinnedNotes())
        case .all: .list(heading: "All Notes", notes: try store.notes())
        case .places: .list(heading: "Places", notes: try store.notesByPlace())
        }
    }
}
