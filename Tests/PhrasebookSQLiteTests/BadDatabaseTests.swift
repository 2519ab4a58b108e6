import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

@Suite struct BadDatabaseTests {
    let folder: ScratchFolder
    let url: URL
    let migrations = [Migration("CREATE TABLE t (n INTEGER)")]

    init() throws {
        folder = try ScratchFolder()
        url = folder.file("notes.db")
    }

    /// What opening and reading throws, with the folder's name taken out.
    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing was thrown"
        } catch {
            return "\(error)".replacingOccurrences(of: folder.url.path + "/", with: "")
        }
    }

    @Test func aForeignFile() throws {
        try Data(String(repeating: "Dear diary, ", count: 500).utf8).write(to: url)
        for access in [Database.Access.readWrite, .readOnly] {
            #expect(
                message { _ = try Database(at: url, access: access) }
                    == "notes.db: is not a database; move the file away, or name another one")
        }
        #expect(try Data(contentsOf: url).count == 6000)
    }

    @Test func aDamagedFile() throws {
        do {
            let database = try Database(at: url, migrations: migrations)
            for n in 0..<2000 { try database.run("INSERT INTO t VALUES (?)", [n]) }
            try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        var bytes = try Data(contentsOf: url)
        for index in 4096..<bytes.count { bytes[index] = 0x5A }
        try bytes.write(to: url)
        let text = message { _ = try Database(at: url).value("SELECT sum(n) FROM t", as: Int.self) }
        #expect(
            text == "notes.db: is damaged (database disk image is malformed); "
                + "restore it from a copy, or move it away to begin anew")
    }

    @Test func aFileOfANewerProgram() throws {
        try Database(at: url).execute("PRAGMA user_version = 7")
        #expect(
            message { _ = try Database(at: url, migrations: migrations) }
                == "notes.db: was written by a newer version of this program (version 7, known 1); use the newer version"
        )
    }

    @Test func readingOnly() throws {
        try Database(at: url, migrations: migrations).run("INSERT INTO t VALUES (41)")
        let database = try Database(at: url, access: .readOnly, migrations: migrations)
        #expect(database.isReadOnly)
        #expect(try database.value("SELECT n FROM t") == 41)
        #expect(
            message { try database.run("INSERT INTO t VALUES (1)") }
                == "notes.db: may only be read; make the file and its folder writable to change anything")
        #expect(
            message { _ = try Database(at: url, access: .readOnly, migrations: migrations + migrations) }
                == "notes.db: is of an older version (1, needed 2) and may only be read; "
                + "make the file and its folder writable once, so that it can be brought up to date")
    }

    /// The administrator may write everywhere, so there is nothing to see for them.
    @Test(.enabled(if: geteuid() != 0), arguments: [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
    func aFileOrFolderThatMayOnlyBeRead(file: Int, folder permissions: Int) throws {
        try Database(at: url, migrations: migrations).run("INSERT INTO t VALUES (41)")
        try FileManager.default.setAttributes([.posixPermissions: file], ofItemAtPath: url.path)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
        let database = try Database(at: url, migrations: migrations)
        #expect(try database.value("SELECT n FROM t") == 41)
        #expect(throws: DatabaseError.readOnly(path: url.path)) { try database.run("INSERT INTO t VALUES (1)") }
    }

    @Test func aMissingFile() throws {
        #expect(
            message { _ = try Database(at: url, access: .readOnly) }
                == "notes.db: cannot be opened (no such file or directory); "
                + "check that the folder exists and that you may read and write it")
        try Data().write(to: folder.file("plain"))
        #expect(
            message { _ = try Database(at: folder.file("plain/notes.db")) }
                == "plain/notes.db: cannot be opened (not a directory); "
                + "check that the folder exists and that you may read and write it")
    }

    @Test func aFullDisk() throws {
        let database = try Database(at: url, migrations: [Migration("CREATE TABLE t (x)")])
        try database.execute("PRAGMA max_page_count = 3")
        #expect(
            message { try database.run("INSERT INTO t VALUES (?)", [Data(count: 100_000)]) }
                == "notes.db: the disk is full; free some space and try again; nothing was changed")
        #expect(try database.value("SELECT count(*) FROM t") == 0)
    }

    @Test func faultsOfTheProgram() throws {
        let database = try Database(at: url, migrations: migrations)
        let cases: [(sql: String, values: [any SQLConvertible], text: String)] = [
            ("SELEC 1", [], "near \"SELEC\": syntax error (SQLite error 1) in \"SELEC 1\""),
            ("", [], "the statement is empty (SQLite error 0) in \"\""),
            ("SELECT ?", [], "0 values for 1 places (SQLite error 25) in \"SELECT ?\""),
        ]
        for (sql, values, text) in cases {
            #expect(
                message { try database.run(sql, values) }
                    == "notes.db: \(text); this is a fault of the program, please report it")
        }
        #expect(
            message { _ = try database.value("SELECT 'x' AS n", as: Int.self) }
                == "notes.db: column \"n\" should hold an integer but holds text; "
                + "the file may have been changed by another program")
    }
}
