import Foundation
import PhrasebookSQLite

/// How a note lies in its table.
enum NoteRow {
    static let select = "SELECT id, title, text, tags, pinned, created, place FROM note"
    /// The identifier last, so that the order of notes of one moment stays.
    static let order = " ORDER BY pinned DESC, created DESC, id"
    static let insert = "INSERT INTO note (id, title, text, tags, pinned, created, place) VALUES (?, ?, ?, ?, ?, ?, ?)"

    static func values(_ note: Note) -> [any SQLConvertible] {
        [
            note.id, note.title, note.text, tags(note), note.isPinned, note.created, note.place ?? "",
        ]
    }

    static func decode(_ row: Row) throws -> Note {
        let place: String = try row.get("place")
        let tags: String = try row.get("tags")
        return Note(
            id: try row.get("id"), title: try row.get("title"), text: try row.get("text"),
            tags: tags.split(separator: ",").map(String.init), isPinned: try row.get("pinned"),
            created: try row.get("created"), place: place.isEmpty ? nil : place)
    }

    static func tags(_ note: Note) -> String { note.tags.joined(separator: ",") }
}
