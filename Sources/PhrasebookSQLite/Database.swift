import CSQLite
package import Foundation

/// One SQLite file that several processes share, behind one connection of this process.
///
///     let database = try Database(at: url, migrations: [Migration("CREATE TABLE note (id TEXT PRIMARY KEY, title TEXT)")])
///     try database.transaction {
///         try database.run("INSERT INTO note VALUES (?, ?)", [UUID(), "Otter tracks"])
///     }
///
/// It writes ahead (WAL), waits for other processes up to the busy timeout and checks foreign keys. All calls are synchronous and
/// may come from any thread; a transaction keeps other threads out until it ends. A file or folder that may only be read
/// opens for reading, and the first write throws `DatabaseError.readOnly`.
package final class Database: @unchecked Sendable {
    package enum Access: Sendable {
        /// Opens the file, and makes it and its folder when they are missing.
        case readWrite
        case readOnly
    }

    package let url: URL
    package var path: String { url.path }
    /// Whether writes will be refused.
    package var isReadOnly: Bool { lock.withLock { connection.isReadOnly } }

    // Unchecked, because the connection is touched only inside `withConnection`. The lock is recursive, so that the body of
    // a transaction can use the database as everyone does.
    private let lock = NSRecursiveLock()
    private let connection: Connection

    /// - Throws: `DatabaseError`, and what a migration throws.
    package init(
        at url: URL, access: Access = .readWrite, busyTimeout: Duration = .seconds(5), migrations: [Migration] = []
    ) throws {
        self.url = url
        connection = try DatabaseOpener(path: url.path, access: access, busyTimeout: busyTimeout).open()
        if !migrations.isEmpty { try migrate(migrations) }
    }

    func withConnection<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(connection)
    }

    /// Runs one statement that answers nothing, with a value for each `?`, and tells how many rows it inserted, changed or
    /// deleted.
    @discardableResult
    package func run(_ sql: String, _ values: [any SQLConvertible] = []) throws -> Int {
        try withConnection { connection in
            try connection.withStatement(sql, values) { statement in
                while try statement.step() {}
                return Int(sqlite3_changes64(connection.handle))
            }
        }
    }

    /// Runs several statements, separated by semicolons, without values.
    package func execute(_ script: String) throws {
        try withConnection { try $0.execute(script) }
    }

    /// All rows of an answer, each decoded by `decode`.
    package func query<Value>(
        _ sql: String, _ values: [any SQLConvertible] = [], decode: (Row) throws -> Value
    ) throws -> [Value] {
        try withConnection { connection in
            try connection.withStatement(sql, values) { statement in
                let columns = statement.columnNames()
                var found: [Value] = []
                while try statement.step() {
                    found.append(try decode(Row(columns: columns, values: statement.values(), path: connection.path)))
                }
                return found
            }
        }
    }

    /// The first row of an answer, nil when there is none.
    package func first<Value>(
        _ sql: String, _ values: [any SQLConvertible] = [], decode: (Row) throws -> Value
    ) throws -> Value? {
        try withConnection { connection in
            try connection.withStatement(sql, values) { statement in
                guard try statement.step() else { return nil }
                let columns = statement.columnNames()
                return try decode(Row(columns: columns, values: statement.values(), path: connection.path))
            }
        }
    }

    /// The first column of the first row, nil when there is no row.
    package func value<Value: SQLConvertible>(
        _ sql: String, _ values: [any SQLConvertible] = [], as type: Value.Type = Value.self
    ) throws -> Value? {
        try first(sql, values) { try $0.get(0, as: type) }
    }

    package var lastInsertRowID: Int64 { withConnection { sqlite3_last_insert_rowid($0.handle) } }

    /// Changes whenever another process, or another connection, has changed the file.
    package func dataVersion() throws -> Int64 {
        try value("PRAGMA data_version") ?? 0
    }
}
