package import Foundation
import PhrasebookSQLite

/// The notebook's file, shared by every process that runs the app.
///
///     let store = try NoteStore(in: folder)
///     let note = try store.add(NoteDraft(title: "Heron at low tide"))
///
/// A change is kept when the call returns: a kill afterwards loses nothing. What the file refuses is thrown as one line for
/// the person.
package final class NoteStore: Sendable {
    package static let fileName = "fieldnotes.sqlite"

    private let database: Database
    private let now: @Sendable () -> Date
    private let changed: @Sendable () -> Void

    /// Opens the notebook in a folder, and fills a new one with the first notes.
    ///
    /// - Parameters:
    ///   - folder: Where the file is, or will be.
    ///   - now: The clock that dates new notes.
    ///   - changed: Called after every change that this process made.
    /// - Throws: `DatabaseError`, worded for the person, when the file cannot be opened.
    package init(
        in folder: URL, now: @escaping @Sendable () -> Date = { Date() }, changed: @escaping @Sendable () -> Void = {}
    ) throws {
        database = try Database(
            at: folder.appendingPathComponent(Self.fileName), migrations: NoteSchema.migrations)
        self.now = now
        self.changed = changed
    }

    /// All notes: pinned ones first, then the newest.
    package func notes() throws -> [Note] {
        try database.query(NoteRow.select + NoteRow.order, decode: NoteRow.decode)
    }

    /// The first of all notes.
    package func notes(limit: Int) throws -> [Note] {
        try database.query(NoteRow.select + NoteRow.order + " LIMIT ?", [limit], decode: NoteRow.decode)
    }

    package func pinnedNotes() throws -> [Note] {
        try database.query(NoteRow.select + " WHERE pinned = 1" + NoteRow.order, decode: NoteRow.decode)
    }

    /// The notes that have a place, place by place.
    package func notesByPlace() throws -> [Note] {
        try database.query(
            NoteRow.select + " WHERE place <> '' ORDER BY place COLLATE NOCASE, created DESC, id",
            decode: NoteRow.decode)
    }

    /// The places that notes have, each once.
    package func places() throws -> [String] {
        var seen: Set<String> = []
        return try notesByPlace().compactMap(\.place).filter { seen.insert($0).inserted }
    }

    package func note(id: UUID) throws -> Note? {
        try database.first(NoteRow.select + " WHERE id = ?", [id], decode: NoteRow.decode)
    }

    /// The notes of these identifiers, in their order, without those that are gone.
    package func notes(ids: [UUID]) throws -> [Note] {
        try database.transaction(.deferred) { try ids.compactMap(note(id:)) }
    }

    /// - Returns: The note as it was kept.
    package func add(_ draft: NoteDraft) throws -> Note {
        let new = Note(
            title: draft.title, text: draft.text, tags: draft.tags, isPinned: draft.isPinned, created: now(),
            place: draft.place)
        let note = try database.transaction {
            try database.run(NoteRow.insert, NoteRow.values(new))
            return try self.note(id: new.id) ?? new
        }
        changed()
        return note
    }

    /// Pins a note that is not pinned, and the other way round.
    ///
    /// - Returns: The note as it is now.
    package func togglePin(id: UUID, title: String) throws -> Note {
        try update("pinned = 1 - pinned", [], id: id, title: title)
    }

    /// - Returns: The note as it is now.
    package func setPin(_ isPinned: Bool, id: UUID, title: String) throws -> Note {
        try update("pinned = ?", [isPinned], id: id, title: title)
    }

    /// Adds a line to a note's text.
    ///
    /// - Returns: The note as it is now.
    package func append(_ text: String, id: UUID, title: String) throws -> Note {
        try update(
            "text = CASE text WHEN '' THEN ? ELSE text || char(10) || ? END", [text, text], id: id, title: title)
    }

    private func update(
        _ assignment: String, _ values: [any SQLConvertible], id: UUID, title: String
    ) throws -> Note {
        let note = try database.transaction {
            try database.run("UPDATE note SET \(assignment) WHERE id = ?", values + [id])
            return try self.note(id: id)
        }
        guard let note else { throw NotebookError.noteIsGone(title: title) }
        changed()
        return note
    }

    package func delete(id: UUID, title: String) throws {
        guard try database.run("DELETE FROM note WHERE id = ?", [id]) > 0 else {
            throw NotebookError.noteIsGone(title: title)
        }
        changed()
    }
}
