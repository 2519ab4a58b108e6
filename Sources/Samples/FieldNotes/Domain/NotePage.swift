/// A screen of the app as plain text, heading first.
///
///     NotePage.note(otterTracks).text
///     // Otter tracks
///     // tags: otter, tracks   place: Mud flat
///     // Five-toed prints along the channel …
package enum NotePage: Hashable, Sendable {
    case note(Note)
    case list(heading: String, notes: [Note])
    case blank(heading: String, hint: String)

    package var text: String {
        switch self {
        case .note(let note):
            ([note.title] + [Self.details(note), note.text].filter { !$0.isEmpty }).joined(separator: "\n")
        case .list(let heading, let notes):
            ([heading] + (notes.isEmpty ? ["No notes."] : notes.map(Self.line))).joined(separator: "\n")
        case .blank(let heading, let hint): heading + "\n" + hint
        }
    }

    private static func details(_ note: Note) -> String {
        var details: [String] = []
        if !note.tags.isEmpty { details.append("tags: " + note.tags.joined(separator: ", ")) }
        if let place = note.place { details.append("place: " + place) }
        if note.isPinned { details.append("pinned") }
        return details.joined(separator: "   ")
    }

    private static func line(_ note: Note) -> String {
        note.place.map { "\(note.title)   (\($0))" } ?? note.title
    }
}
