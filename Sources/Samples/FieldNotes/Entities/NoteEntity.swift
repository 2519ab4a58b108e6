import AppIntents

/// A note as the outside sees it.
struct NoteEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Note", numericFormat: "\(placeholder: .int) notes")
    static let defaultQuery = NoteQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "Text")
    var text: String

    @Property(title: "Tags")
    var tags: [String]

    @Property(title: "Pinned")
    var isPinned: Bool

    @Property(title: "Created")
    var created: Date

    @Property(title: "Place")
    var place: String?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: "\(place ?? tags.joined(separator: ", "))",
            image: .init(systemName: isPinned ? "pin.fill" : "note.text"))
    }

    init(_ note: Note) {
        id = note.id
        title = note.title
        text = note.text
        tags = note.tags
        isPinned = note.isPinned
        created = note.created
        place = note.place
    }
}
