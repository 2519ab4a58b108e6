import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@AppEntity(schema: .notes.folder)
struct LogFolder {
    static let defaultQuery = Query()
    let id: String
    var name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LogFolder] {
            identifiers.map { LogFolder(id: $0, name: $0) }
        }
    }

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

@AppEntity(schema: .notes.note)
struct LogEntry {
    static let defaultQuery = Query()
    let id: String
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var creationDate: Date?
    var modificationDate: Date?
    var folder: LogFolder?
    var displayRepresentation: DisplayRepresentation { "\(String(name.characters))" }

    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [LogEntry] { [] }
    }

    init(name: AttributedString, content: AttributedString?) {
        id = String(name.characters)
        self.name = name
        self.content = content
        attachments = []
        isPinned = false
    }
}

@AppIntent(schema: .notes.createNote)
struct CreateLogEntry {
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool?
    var folder: LogFolder?

    func perform() async throws -> some ReturnsValue<LogEntry> & ProvidesDialog {
        .result(value: LogEntry(name: name, content: content), dialog: "Written.")
    }
}

@Suite("Schemas")
struct SchemaTopic {
    @Test func created() async throws {
        let result = try await OrchardApp.intent("CreateLogEntry").makeIntent(name: "Frost", content: "−2 °C").run()
        #expect(result.dialog == "Written.")
        #expect(try result.value.name.as(String.self) == "Frost")
    }
}
