import CSQLite

extension Database {
    package enum TransactionKind: String, Sendable {
        /// Reads one state of the file, and takes the right to write with the first write.
        case deferred = "DEFERRED"
        /// Takes the right to write at once: what is read inside still holds when it is written back.
        case immediate = "IMMEDIATE"
    }

    /// Runs `body` as one change: all of it is kept, or nothing when it throws. Inside another transaction it is a part that
    /// can fail on its own.
    @discardableResult
    package func transaction<Value>(
        _ kind: TransactionKind = .immediate, _ body: () throws -> Value
    ) throws -> Value {
        try withConnection { connection in
            let depth = connection.depth
            let name = "level\(depth)"
            try connection.execute(depth == 0 ? "BEGIN \(kind.rawValue)" : "SAVEPOINT \(name)")
            connection.depth += 1
            defer { connection.depth -= 1 }
            do {
                let value = try body()
                try connection.execute(depth == 0 ? "COMMIT" : "RELEASE \(name)")
                return value
            } catch {
                rollBack(connection, depth: depth, name: name)
                throw error
            }
        }
    }

    /// SQLite has already rolled back after some failures (a full disk, for one), and then there is nothing to undo.
    private func rollBack(_ connection: Connection, depth: Int, name: String) {
        guard sqlite3_get_autocommit(connection.handle) == 0 else { return }
        try? connection.execute(depth == 0 ? "ROLLBACK" : "ROLLBACK TO \(name); RELEASE \(name)")
    }
}
