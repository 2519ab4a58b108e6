import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

/// Several connections to one file, each on a thread of its own: what several processes do.
@Suite struct SharedDatabaseTests {
    let folder: ScratchFolder
    let url: URL
    let migrations = (1...5).map { Migration("CREATE TABLE step\($0) (x); INSERT INTO step\($0) VALUES (\($0))") }

    init() throws {
        folder = try ScratchFolder()
        url = folder.file("shared.db")
    }

    private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<count {
                group.addTask {
                    try await withCheckedThrowingContinuation { continuation in
                        Thread.detachNewThread { continuation.resume(with: Result { try body(index) }) }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func allWritesOfAllConnectionsAreKept() async throws {
        let url = self.url
        let first = try Database(at: url, migrations: [Migration("CREATE TABLE t (who INTEGER, n INTEGER)")])
        try await onThreads(4) { who in
            let database = try Database(at: url, busyTimeout: .seconds(30))
            for n in 0..<50 {
                try database.transaction {
                    let top: Int? = try database.value("SELECT max(n) FROM t", as: Int?.self) ?? nil
                    try database.run("INSERT INTO t VALUES (?, ?)", [who, (top ?? -1) + 1])
                }
                if n == 25 { _ = try database.query("SELECT * FROM t") { $0.count } }
            }
        }
        #expect(try first.value("SELECT count(*) FROM t") == 200)
        #expect(try first.value("SELECT count(DISTINCT n) FROM t") == 200)
    }

    @Test func oneConnectionServesManyThreads() async throws {
        let database = try Database(at: url, migrations: [Migration("CREATE TABLE t (n INTEGER)")])
        try await onThreads(4) { _ in
            for _ in 0..<50 {
                try database.transaction {
                    let count: Int = try database.value("SELECT count(*) FROM t") ?? 0
                    try database.run("INSERT INTO t VALUES (?)", [count])
                }
            }
        }
        #expect(try database.value("SELECT count(DISTINCT n) FROM t") == 200)
    }

    @Test func migrationsRunOnceWhenManyOpenAtOnce() async throws {
        let (url, migrations) = (self.url, self.migrations)
        try await onThreads(6) { _ in
            let database = try Database(at: url, busyTimeout: .seconds(30), migrations: migrations)
            #expect(try database.schemaVersion() == 5)
        }
        let database = try Database(at: url)
        for step in 1...5 { #expect(try database.value("SELECT sum(x) FROM step\(step)") == step) }
    }

    @Test func aFailedMigrationLeavesTheStepsBeforeIt() throws {
        let broken = Array(migrations.prefix(2)) + [Migration("CREATE TABLE half (x); CREATE TABLE half (x)")]
        #expect(throws: DatabaseError.self) { try Database(at: url, migrations: broken) }
        let database = try Database(at: url)
        #expect(try database.schemaVersion() == 2)
        #expect(try database.value("SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
        try database.migrate(migrations)
        #expect(try database.schemaVersion() == 5)
    }

    @Test func anotherWriterIsReportedAfterTheTimeout() throws {
        let first = try Database(at: url, migrations: [Migration("CREATE TABLE t (n INTEGER)")])
        let second = try Database(at: url, busyTimeout: .milliseconds(20))
        try first.transaction {
            #expect(throws: DatabaseError.busy(path: url.path)) { try second.run("INSERT INTO t VALUES (1)") }
        }
        try second.run("INSERT INTO t VALUES (1)")
    }
}
