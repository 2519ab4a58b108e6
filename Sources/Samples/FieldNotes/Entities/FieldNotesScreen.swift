import AppIntents

/// The screens of the app that can be opened by name.
enum FieldNotesScreen: String, AppEnum {
    case capture
    case pinned
    case all
    case places

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Screen", synonyms: ["page", "view"])
    static let caseDisplayRepresentations: [FieldNotesScreen: DisplayRepresentation] = [
        .capture: DisplayRepresentation(
            title: "New Note", image: .init(systemName: "square.and.pencil"), synonyms: ["capture", "blank note"]),
        .pinned: DisplayRepresentation(
            title: "Pinned Notes", image: .init(systemName: "pin"), synonyms: ["pins", "my pins"]),
        .all: DisplayRepresentation(
            title: "All Notes", image: .init(systemName: "list.bullet"), synonyms: ["every note", "my notes"]),
        .places: DisplayRepresentation(
            title: "Places", image: .init(systemName: "map"), synonyms: ["map", "notes by place"]),
    ]
}
