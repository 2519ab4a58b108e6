/// How the app speaks of notes in one sentence.
package enum NotebookWords {
    /// `Found 2 notes: "Heron nest" and "Otter tracks".`
    package static func found(_ notes: [Note], for criteria: String) -> String {
        switch notes.count {
        case 0: "No note mentions \"\(criteria)\"."
        case 1: "Found 1 note: \(list(notes))."
        default: "Found \(notes.count) notes: \(list(notes))."
        }
    }

    /// `Pinned "Otter tracks".`
    package static func pin(_ note: Note) -> String {
        "\(note.isPinned ? "Pinned" : "Unpinned") \"\(note.title)\"."
    }

    /// More than this many titles are tiring to hear.
    private static let spoken = 5

    private static func list(_ notes: [Note]) -> String {
        var names = notes.prefix(spoken).map { "\"\($0.title)\"" }
        if notes.count > spoken { names.append("\(notes.count - spoken) more") }
        guard let last = names.popLast(), !names.isEmpty else { return notes.first.map { "\"\($0.title)\"" } ?? "" }
        return names.joined(separator: ", ") + " and " + last
    }
}
