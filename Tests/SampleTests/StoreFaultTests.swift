import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

@testable import FieldNotes
@testable import Tasks

/// Old, damaged and locked files.
@Suite struct StoreFaultTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func aNotebookOfVersionOneKeepsItsNotes() throws {
        let own = UUID()
        do {
            let old = try Database(
                at: folder.file(NoteStore.fileName), migrations: Array(NoteSchema.migrations.prefix(1)))
            #expect(try old.schemaVersion() == 1)
            try old.run("INSERT INTO note (id, title, created) VALUES (?, ?, ?)", [own, "Mine", Date.distantPast])
            try old.run("DELETE FROM note WHERE title = ?", ["Stoat at dusk"])
        }
        let notes = try NoteStore(in: folder.url).notes()
        #expect(notes.count == 14)
        #expect(notes.first { $0.id == own }?.place == nil)
        #expect(notes.first { $0.title == "Otter tracks" }?.place == "Mud flat")
        #expect(!notes.contains { $0.title == "Stoat at dusk" })
        #expect(try Database(at: folder.file(NoteStore.fileName)).schemaVersion() == 2)
    }

    @Test func listsOfVersionOneKeepTheirTasks() throws {
        do {
            let old = try Database(
                at: folder.file(TaskStore.fileName), migrations: Array(TaskSchema.migrations.prefix(1)))
            try old.run("INSERT INTO list (id, name) VALUES (?, ?)", [UUID(), "Boat"])
        }
        let lists = try TaskStore(in: folder.url).lists()
        #expect(lists.map(\.name).last == "Boat")
        #expect(lists.map(\.symbol).last == "list.bullet")
        #expect(lists.first?.symbol == "cart")
    }

    @Test func aNotebookOfTheFutureIsLeftAlone() throws {
        do {
            _ = try NoteStore(in: folder.url)
            try Database(at: folder.file(NoteStore.fileName)).execute("PRAGMA user_version = 99")
        }
        let error = #expect(throws: DatabaseError.self) { try NoteStore(in: folder.url) }
        expectOneLine(error)
    }

    @Test(arguments: [
        Data("not a database, whatever its name says, and long enough".utf8), Data(repeating: 0xA5, count: 8192),
    ])
    func aFileThatIsNoDatabaseIsOneClearLine(content: Data) throws {
        try content.write(to: folder.file(NoteStore.fileName))
        let error = #expect(throws: DatabaseError.self) { try NoteStore(in: folder.url) }
        expectOneLine(error)
        #expect(try Data(contentsOf: folder.file(NoteStore.fileName)) == content)
    }

    @Test func aDamagedNotebookIsOneClearLine() throws {
        do { _ = try NoteStore(in: folder.url) }
        let file = folder.file(NoteStore.fileName)
        var bytes = try Data(contentsOf: file)
        for index in 4096..<bytes.count { bytes[index] = 0xFF }
        try bytes.write(to: file)
        let error = #expect(throws: DatabaseError.self) { try NoteStore(in: folder.url).notes() }
        expectOneLine(error)
    }

    @Test func aReadOnlyNotebookIsReadAndNotChanged() throws {
        do { _ = try NoteStore(in: folder.url) }
        let file = folder.file(NoteStore.fileName)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        try withoutPrivileges {
            let store = try NoteStore(in: folder.url)
            #expect(try store.notes().count == 14)
            let error = #expect(throws: DatabaseError.readOnly(path: file.path)) {
                try store.add(NoteDraft(title: "x"))
            }
            expectOneLine(error)
            #expect(try store.notes().count == 14)
        }
    }

    /// Root may write to everything; on this thread alone it becomes someone who may not.
    private func withoutPrivileges(_ body: () throws -> Void) rethrows {
        typealias SetFileUser = @convention(c) (UInt32) -> Int32
        guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
        let setFileUser = unsafeBitCast(symbol, to: SetFileUser.self)
        _ = setFileUser(65_534)
        defer { _ = setFileUser(0) }
        try body()
    }

    private func expectOneLine(_ error: (any Error)?) {
        let words = error?.localizedDescription ?? ""
        #expect(words.hasPrefix(folder.url.path))
        #expect(!words.contains("\n"))
    }
}
