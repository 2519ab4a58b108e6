import CSQLite
import Foundation

/// The open handle with its statements; `Database` lets one thread at a time in.
final class Connection {
    let handle: OpaquePointer
    let path: String
    /// The file was opened for reading only, or turned out to be.
    let isReadOnly: Bool
    /// Statements at rest, by their text. A statement in use is taken out, so that the same text may run inside itself.
    private var idle: [String: Statement] = [:]
    private let idleLimit = 64
    /// How many transactions are open around the present call.
    var depth = 0

    private init(handle: OpaquePointer, path: String, isReadOnly: Bool) {
        self.handle = handle
        self.path = path
        self.isReadOnly = isReadOnly
    }

    deinit {
        idle.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Opens `name`: a path, or a `file:` URI when `flags` has `SQLITE_OPEN_URI`.
    static func open(_ name: String, path: String, flags: Int32) throws(DatabaseError) -> Connection {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard let handle else { throw .cannotOpen(path: path, reason: "out of memory") }
        guard code == SQLITE_OK else {
            defer { sqlite3_close_v2(handle) }
            throw error(code, handle: handle, path: path, sql: "")
        }
        return Connection(handle: handle, path: path, isReadOnly: sqlite3_db_readonly(handle, "main") == 1)
    }

    func withStatement<Result>(
        _ sql: String, _ values: [any SQLConvertible], _ body: (Statement) throws -> Result
    ) throws -> Result {
        let statement = try idle.removeValue(forKey: sql) ?? Statement(sql: sql, connection: self)
        defer {
            statement.reset()
            if idle.count < idleLimit { idle[sql] = statement }
        }
        try statement.bind(values)
        return try body(statement)
    }

    /// Runs statements separated by semicolons, without values.
    func execute(_ script: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, sql: script) }
    }

    func error(_ code: Int32, sql: String) -> DatabaseError {
        Self.error(code, handle: handle, path: path, sql: sql)
    }

    private static func error(_ code: Int32, handle: OpaquePointer, path: String, sql: String) -> DatabaseError {
        let reason = sqlite3_errmsg(handle).map { String(cString: $0) } ?? "error \(code)"
        switch code & 0xff {
        case SQLITE_NOTADB: return .notADatabase(path: path)
        case SQLITE_CORRUPT: return .corrupt(path: path, reason: reason)
        case SQLITE_READONLY: return .readOnly(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
        case SQLITE_FULL: return .diskFull(path: path)
        case SQLITE_CONSTRAINT: return .constraint(path: path, reason: reason)
        case SQLITE_CANTOPEN, SQLITE_PERM:
            let system = sqlite3_system_errno(handle)
            let systemReason = system == 0 ? reason : String(cString: strerror(system)).lowercased()
            return .cannotOpen(path: path, reason: systemReason)
        case SQLITE_IOERR where sqlite3_system_errno(handle) == ENOSPC: return .diskFull(path: path)
        default: return .statementFailed(path: path, sql: sql, code: code, reason: reason)
        }
    }
}
