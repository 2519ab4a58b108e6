/// One step from a version of a schema to the next.
///
/// The list of an app only ever grows: the position of a step is the version it leads to.
package struct Migration: Sendable {
    let apply: @Sendable (Database) throws -> Void

    package init(_ sql: String) {
        apply = { try $0.execute(sql) }
    }

    package init(_ apply: @escaping @Sendable (Database) throws -> Void) {
        self.apply = apply
    }
}

extension Database {
    /// How many migrations the file has had.
    package func schemaVersion() throws -> Int {
        try value("PRAGMA user_version") ?? 0
    }

    /// Brings the file up to the last migration, each step and its version in one transaction.
    ///
    /// Several processes may do this at once: each looks again at the version when it has the right to write.
    /// - Throws: `DatabaseError.schemaTooNew`, `.schemaTooOld`, and what a step throws; the steps before it stay.
    package func migrate(_ migrations: [Migration]) throws {
        let version = try schemaVersion()
        guard version <= migrations.count else {
            throw DatabaseError.schemaTooNew(path: path, found: version, known: migrations.count)
        }
        guard version < migrations.count else { return }
        guard !isReadOnly else {
            throw DatabaseError.schemaTooOld(path: path, found: version, needed: migrations.count)
        }
        try transaction {
            let present = try schemaVersion()
            guard present < migrations.count else { return }
            try migrations[present].apply(self)
            try execute("PRAGMA user_version = \(present + 1)")
        }
        try migrate(migrations)
    }
}
