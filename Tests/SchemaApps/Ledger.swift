// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppIntents

/// Another app of notes, which knows no folders and can only make them.
public struct LedgerShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateEntryIntent(), phrases: ["New entry in \(.applicationName)"], shortTitle: "New Entry",
            systemImageName: "book")
    }

    /// The intents that adopt schemas; the module holds other apps too.
    public static let intents: [any AppIntent.Type] = [CreateEntryIntent.self]
}

@AppIntent(schema: .notes.createNote)
struct CreateEntryIntent {
    static let title: LocalizedStringResource = "New Entry"

    @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
    var content: String?
    var attachments: [IntentFile]
    var isPinned: Bool
    var folder: JotFolder? { nil }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Entered “\(name)”: \(content ?? "nothing")")
    }
}

/// What does not agree with its schema: a host warns of it.
@AppIntent(schema: .notes.updateNote)
public struct MisfitIntent {
    public var target: PlainNote
    public var name: Int?
    public var content: String?
    public var attachments: [IntentFile]?
    public var isPinned: Bool?
    public var folder: JotFolder?

    public func perform() async throws -> some IntentResult { .result() }
}

/// A note that adopts no schema.
public struct PlainNote: AppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    public static let defaultQuery = PlainNoteQuery()
    public let id: String
    public var displayRepresentation: DisplayRepresentation { "\(id)" }
}

public struct PlainNoteQuery: EntityQuery {
    public init() {}
    public func entities(for identifiers: [String]) async throws -> [PlainNote] { identifiers.map(PlainNote.init) }
}
