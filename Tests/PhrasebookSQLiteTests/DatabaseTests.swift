import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

@Suite struct DatabaseTests {
    let folder: ScratchFolder
    let database: Database

    init() throws {
        folder = try ScratchFolder()
        database = try Database(
            at: folder.file("deep/down/notes.db"),
            migrations: [Migration("CREATE TABLE note (id TEXT PRIMARY KEY, title TEXT NOT NULL, extra)")])
    }

    @Test func valuesComeBackAsTheyWent() throws {
        let id = UUID()
        let date = Date(timeIntervalSince1970: 1_700_000_000.25)
        let values: [any SQLConvertible] = [
            Int64.max, Int.min, 2.5, "", "a\0b\u{301}🦦", Data(), Data([0, 255]), true, id, date, String?.none,
            Int?.some(3),
        ]
        let row = try #require(
            try database.first("SELECT " + values.map { _ in "?" }.joined(separator: ", "), values) { $0 })
        #expect(try row.get(0) == Int64.max)
        #expect(try row.get(1) == Int.min)
        #expect(try row.get(2) == 2.5)
        #expect(try row.get(3) == "")
        #expect(try row.get(4) == "a\0b\u{301}🦦")
        #expect(try row.get(5) == Data())
        #expect(try row.get(6) == Data([0, 255]))
        #expect(try row.get(7) == true)
        #expect(try row.get(8) == id)
        #expect(try row.get(9) == date)
        #expect(try row.get(10, as: String?.self) == nil)
        #expect(try row.get(11, as: Int?.self) == 3)
    }

    @Test func columnsAreFoundByName() throws {
        try database.run("INSERT INTO note VALUES (?, ?, ?)", ["a", "Otter tracks", nil as Int?])
        let titles = try database.query("SELECT id, title FROM note") { try $0.get("title", as: String.self) }
        #expect(titles == ["Otter tracks"])
        #expect(try database.value("SELECT count(*) FROM note") == 1)
        #expect(try database.value("SELECT title FROM note WHERE id = 'b'", as: String.self) == nil)
    }

    @Test func runCountsChanges() throws {
        for id in ["a", "b", "c"] { try database.run("INSERT INTO note VALUES (?, 'x', 1)", [id]) }
        #expect(try database.run("UPDATE note SET title = 'y' WHERE id <> ?", ["a"]) == 2)
        #expect(database.lastInsertRowID == 3)
    }

    @Test func aStatementMayRunInsideItself() throws {
        for id in ["a", "b"] { try database.run("INSERT INTO note VALUES (?, 'x', 1)", [id]) }
        let sql = "SELECT id FROM note ORDER BY id"
        let nested = try database.query(sql) { outer in
            try outer.get(0, as: String.self) + database.query(sql) { try $0.get(0, as: String.self) }.joined()
        }
        #expect(nested == ["aab", "bab"])
    }

    @Test func foreignKeysAreChecked() throws {
        try database.execute("CREATE TABLE tag (note TEXT REFERENCES note (id))")
        #expect(throws: DatabaseError.constraint(path: database.path, reason: "FOREIGN KEY constraint failed")) {
            try database.run("INSERT INTO tag VALUES ('nobody')")
        }
    }

    @Test func aThrowUndoesTheTransaction() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try database.transaction {
                try database.run("INSERT INTO note VALUES ('a', 'x', 1)")
                throw Stop()
            }
        }
        #expect(try database.value("SELECT count(*) FROM note") == 0)
    }

    @Test func anInnerTransactionFailsOnItsOwn() throws {
        struct Stop: Error {}
        try database.transaction {
            try database.run("INSERT INTO note VALUES ('a', 'x', 1)")
            #expect(throws: Stop.self) {
                try database.transaction {
                    try database.run("INSERT INTO note VALUES ('b', 'x', 1)")
                    throw Stop()
                }
            }
            try database.transaction { try database.run("INSERT INTO note VALUES ('c', 'x', 1)") }
        }
        #expect(try database.query("SELECT id FROM note") { try $0.get(0, as: String.self) } == ["a", "c"])
    }

    @Test func aChangeByAnotherConnectionIsSeen() throws {
        let before = try database.dataVersion()
        try Database(at: database.url).run("INSERT INTO note VALUES ('a', 'x', 1)")
        #expect(try database.dataVersion() != before)
        #expect(try database.value("SELECT title FROM note") == "x")
    }
}
