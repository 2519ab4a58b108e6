// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppIntents

/// Notes and folders in memory, for apps that keep them.
public actor NoteShelf {
    public struct Note: Sendable, Hashable {
        public let id: String
        public var name: String
        public var content: String
        public var isPinned: Bool
        public var folder: String?
    }

    public private(set) var notes: [Note]
    public let folders: [String]
    /// How often somebody looked at what there is to suggest.
    public private(set) var looks = 0

    public init(notes: [(name: String, content: String)] = [], folders: [String] = []) {
        self.notes = notes.enumerated().map { number, note in
            Note(id: "n\(number + 1)", name: note.name, content: note.content, isPinned: false, folder: nil)
        }
        self.folders = folders
    }

    func lookedAt() -> [Note] {
        looks += 1
        return notes
    }

    func add(name: String, content: String, isPinned: Bool, folder: String?) -> Note {
        let note = Note(
            id: "n\(notes.count + 1)", name: name, content: content, isPinned: isPinned, folder: folder)
        notes.append(note)
        return note
    }

    func change(_ id: String, _ change: @Sendable (inout Note) -> Void) throws -> Note {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { throw NoteGone() }
        change(&notes[index])
        return notes[index]
    }
}

struct NoteGone: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "that note is gone" }
}

extension AttributedString {
    var plain: String { String(characters) }
}
