import CSQLite
import Foundation

/// A prepared statement, finalized when it is released; used only under the lock of its database.
final class Statement {
    private let handle: OpaquePointer
    private unowned let connection: Connection
    let sql: String

    init(sql: String, connection: Connection) throws(DatabaseError) {
        var handle: OpaquePointer?
        var code = SQLITE_OK
        repeat {
            code = sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        } while code == SQLITE_SCHEMA
        guard code == SQLITE_OK, let handle else {
            throw code == SQLITE_OK
                ? .statementFailed(path: connection.path, sql: sql, code: code, reason: "the statement is empty")
                : connection.error(code, sql: sql)
        }
        self.handle = handle
        self.connection = connection
        self.sql = sql
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [any SQLConvertible]) throws(DatabaseError) {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        guard expected == values.count else {
            throw .statementFailed(
                path: connection.path, sql: sql, code: SQLITE_RANGE,
                reason: "\(values.count) values for \(expected) places")
        }
        for (index, value) in values.enumerated() {
            let code = bind(value.sqlValue, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let value): return sqlite3_bind_int64(handle, index, value)
        case .real(let value): return sqlite3_bind_double(handle, index, value)
        case .text(var value):
            return value.withUTF8 { bytes in
                // An empty string may have no address, and a null pointer would bind NULL.
                guard let base = bytes.baseAddress, !bytes.isEmpty else {
                    return phrasebook_sqlite_bind_text(handle, index, "", 0)
                }
                return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    phrasebook_sqlite_bind_text(handle, index, $0, UInt64(bytes.count))
                }
            }
        case .blob(let data):
            return data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress, !bytes.isEmpty else {
                    return sqlite3_bind_zeroblob(handle, index, 0)
                }
                return phrasebook_sqlite_bind_blob(handle, index, base, UInt64(bytes.count))
            }
        }
    }

    /// Runs one step.
    /// - Returns: Whether there is a row.
    func step() throws(DatabaseError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.error(code, sql: sql)
        }
    }

    /// Makes the statement ready for its next use, and frees what was bound to it.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func columnNames() -> [String] {
        (0..<sqlite3_column_count(handle)).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" }
    }

    func values() -> [SQLValue] {
        (0..<sqlite3_data_count(handle)).map(value)
    }

    private func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            guard let start = sqlite3_column_text(handle, column) else { return .text("") }
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            guard let start = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column))))
        default: return .null
        }
    }
}
