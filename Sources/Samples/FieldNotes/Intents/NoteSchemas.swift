import AppIntents

// The notebook in the shape that all apps of notes have: people ask for a note without naming a phrase of this app.

/// A place, as the folder of the notes that were made there.
@AppEntity(schema: .notes.folder)
struct PlaceEntity {
    static let defaultQuery = PlaceQuery()

    let id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ place: String) {
        id = place
        name = place
    }
}

/// Finds the places that notes have.
struct PlaceQuery: EnumerableEntityQuery {
    @Dependency private var store: NoteStore

    func entities(for identifiers: [String]) async throws -> [PlaceEntity] {
        let places = try Set(store.places())
        return identifiers.filter(places.contains).map(PlaceEntity.init)
    }

    func allEntities() async throws -> [PlaceEntity] { try store.places().map(PlaceEntity.init) }
}

/// A note as any app of notes knows it.
@AppEntity(schema: .notes.note)
struct SchemaNoteEntity {
    static let defaultQuery = SchemaNoteQuery()

    let id: UUID
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var creationDate: Date?
    var modificationDate: Date?
    var folder: PlaceEntity?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(_ note: Note) {
        id = note.id
        name = AttributedString(note.title)
        content = note.text.isEmpty ? nil : AttributedString(note.text)
        attachments = []
        isPinned = note.isPinned
        creationDate = note.created
        modificationDate = nil
        folder = note.place.map(PlaceEntity.init)
    }
}

/// Finds notes as any app of notes knows them.
struct SchemaNoteQuery: EntityStringQuery {
    @Dependency private var store: NoteStore

    func entities(for identifiers: [UUID]) async throws -> [SchemaNoteEntity] {
        try store.notes(ids: identifiers).map(SchemaNoteEntity.init)
    }

    func suggestedEntities() async throws -> [SchemaNoteEntity] {
        try store.notes(limit: NoteQuery.suggestionLimit).map(SchemaNoteEntity.init)
    }

    func entities(matching string: String) async throws -> [SchemaNoteEntity] {
        try NoteSearch(string).named(among: store.notes()).map(SchemaNoteEntity.init)
    }
}

/// "Make a note called Low tide saying mud flat at noon".
@AppIntent(schema: .notes.createNote)
struct CreateSchemaNoteIntent {
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var folder: PlaceEntity?

    @Dependency private var store: NoteStore

    func perform() async throws -> some ReturnsValue<SchemaNoteEntity> & ProvidesDialog {
        let draft = try NoteDraft(
            title: String(name.characters), text: content.map { String($0.characters) } ?? "", isPinned: isPinned,
            place: folder?.name)
        let note = try store.add(draft)
        return .result(value: SchemaNoteEntity(note), dialog: "Created “\(note.title)”.")
    }
}

/// "Add two cubs to my note Otter tracks".
@AppIntent(schema: .notes.appendText)
struct AppendToNoteIntent {
    var content: AttributedString
    var target: SchemaNoteEntity

    @Dependency private var store: NoteStore

    func perform() async throws -> some ReturnsValue<SchemaNoteEntity> & ProvidesDialog {
        let title = String(target.name.characters)
        let note = try store.append(String(content.characters), id: target.id, title: title)
        return .result(value: SchemaNoteEntity(note), dialog: "Added to “\(note.title)”.")
    }
}
