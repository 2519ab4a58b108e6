// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppIntents

/// An app that adopts all of the domain of notes, and has a phrase of its own.
public struct JotterShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: JotIntent(), phrases: ["Jot down in \(.applicationName)", "New note: shopping"],
            shortTitle: "Jot", systemImageName: "pencil")
    }

    /// The intents that adopt schemas; the module holds other apps too.
    public static let intents: [any AppIntent.Type] = [
        CreateJotIntent.self, UpdateJotIntent.self, AppendJotIntent.self,
    ]
}

struct JotIntent: AppIntent {
    static let title: LocalizedStringResource = "Jot Down"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Jotting.") }
}

@AppEntity(schema: .notes.folder)
public struct JotFolder {
    public static let defaultQuery = JotFolderQuery()
    public let id: String
    public var name: String
    public var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(name: String) {
        id = name
        self.name = name
    }
}

public struct JotFolderQuery: EntityQuery {
    @Dependency var shelf: NoteShelf

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [JotFolder] { identifiers.map(JotFolder.init) }
    public func suggestedEntities() async throws -> [JotFolder] { shelf.folders.map(JotFolder.init) }
}

@AppEntity(schema: .notes.note)
public struct JotNote {
    public static let defaultQuery = JotNoteQuery()
    public let id: String
    public var name: AttributedString
    public var content: AttributedString?
    public var attachments: [IntentFile]
    public var isPinned: Bool
    public var creationDate: Date?
    public var modificationDate: Date?
    public var folder: JotFolder?
    private var shelfMark = 0
    public var displayRepresentation: DisplayRepresentation { "\(name.plain)" }

    init(_ note: NoteShelf.Note) {
        id = note.id
        name = AttributedString(note.name)
        content = note.content.isEmpty ? nil : AttributedString(note.content)
        attachments = []
        isPinned = note.isPinned
        creationDate = nil
        modificationDate = nil
        folder = note.folder.map(JotFolder.init)
    }
}

public struct JotNoteQuery: EntityStringQuery {
    @Dependency var shelf: NoteShelf

    public init() {}

    public func entities(for identifiers: [String]) async throws -> [JotNote] {
        let notes = await shelf.notes
        return identifiers.compactMap { id in notes.first { $0.id == id } }.map(JotNote.init)
    }

    public func entities(matching string: String) async throws -> [JotNote] {
        await shelf.notes.filter { $0.name.localizedStandardContains(string) }.map(JotNote.init)
    }

    public func suggestedEntities() async throws -> [JotNote] { await shelf.lookedAt().map(JotNote.init) }
}

@AppIntent(schema: .notes.createNote)
public struct CreateJotIntent {
    public var name: AttributedString
    public var content: AttributedString?
    public var attachments: [IntentFile]
    public var isPinned: Bool
    public var folder: JotFolder?

    @Dependency private var shelf: NoteShelf

    public func perform() async throws -> some ReturnsValue<JotNote> & ProvidesDialog {
        let note = await shelf.add(
            name: name.plain, content: content?.plain ?? "", isPinned: isPinned, folder: folder?.id)
        return .result(value: JotNote(note), dialog: "Created “\(note.name)”.")
    }
}

@AppIntent(schema: .notes.updateNote)
struct UpdateJotIntent {
    var target: JotNote
    var name: AttributedString?
    var content: AttributedString?
    var attachments: [IntentFile]?
    var isPinned: Bool?
    var folder: JotFolder?

    @Dependency private var shelf: NoteShelf

    func perform() async throws -> some ReturnsValue<JotNote> & ProvidesDialog {
        let (name, content, isPinned, folder) = (name?.plain, content?.plain, isPinned, folder?.id)
        let note = try await shelf.change(target.id) { note in
            note.name = name ?? note.name
            note.content = content ?? note.content
            note.isPinned = isPinned ?? note.isPinned
            note.folder = folder ?? note.folder
        }
        return .result(value: JotNote(note), dialog: "Changed “\(note.name)”.")
    }
}

@AppIntent(schema: .notes.appendText)
struct AppendJotIntent {
    var content: AttributedString
    var target: JotNote

    @Dependency private var shelf: NoteShelf

    func perform() async throws -> some ReturnsValue<JotNote> & ProvidesDialog {
        let more = content.plain
        let note = try await shelf.change(target.id) { note in
            note.content = [note.content, more].filter { !$0.isEmpty }.joined(separator: "\n")
        }
        return .result(value: JotNote(note), dialog: "Added to “\(note.name)”.")
    }
}
