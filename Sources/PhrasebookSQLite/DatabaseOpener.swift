import CSQLite
import Foundation

/// Opens a file as well as it can be opened: for writing, else for reading, else for reading without any lock file.
struct DatabaseOpener {
    let path: String
    let access: Database.Access
    let busyTimeout: Duration

    func open() throws(DatabaseError) -> Connection {
        // SQLite opens a folder and fails later with an error of the disk.
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw .isFolder(path: path)
        }
        guard access == .readWrite else { return try openReadOnly() }
        makeFolder()
        do {
            let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            let connection = try Connection.open(path, path: path, flags: flags)
            // SQLite itself falls back to reading when the file may not be written.
            guard !connection.isReadOnly else { return try openReadOnly() }
            try prepare(connection)
            return connection
        } catch {
            // A writable file in a folder that is not, or on a disk mounted for reading, shows itself only now.
            switch error {
            case .cannotOpen, .readOnly:
                guard FileManager.default.fileExists(atPath: path) else { throw error }
                return try openReadOnly()
            default: throw error
            }
        }
    }

    /// A failure is not reported here: opening then fails too, with the reason.
    private func makeFolder() {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func openReadOnly() throws(DatabaseError) -> Connection {
        do {
            return try readable(Connection.open(path, path: path, flags: SQLITE_OPEN_READONLY))
        } catch {
            // Reading a write-ahead file takes an index beside it. Where none can be made, the file is complete only if
            // nothing waits in its log.
            switch error {
            case .cannotOpen, .readOnly: break
            default: throw error
            }
            guard FileManager.default.isReadableFile(atPath: path) else { throw error }
            guard logIsEmpty else {
                throw .cannotOpen(path: path, reason: "changes wait in its log, which takes a writable folder")
            }
            let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            return try readable(Connection.open(uri + "?immutable=1", path: path, flags: flags))
        }
    }

    private var logIsEmpty: Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path + "-wal")
        return (attributes?[.size] as? Int ?? 0) == 0
    }

    private var uri: String {
        "file:" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }

    private func readable(_ connection: Connection) throws(DatabaseError) -> Connection {
        setTimeout(connection)
        try connection.execute("PRAGMA foreign_keys = ON; SELECT count(*) FROM sqlite_schema")
        return connection
    }

    private func prepare(_ connection: Connection) throws(DatabaseError) {
        setTimeout(connection)
        try switchToWriteAhead(connection)
        try connection.execute("PRAGMA foreign_keys = ON; SELECT count(*) FROM sqlite_schema")
    }

    private func setTimeout(_ connection: Connection) {
        let (seconds, attoseconds) = busyTimeout.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        sqlite3_busy_timeout(connection.handle, Int32(clamping: milliseconds))
    }

    /// Two processes that open a new file at once may each hold what the other needs to change the journal; SQLite then
    /// answers "busy" without waiting.
    private func switchToWriteAhead(_ connection: Connection) throws(DatabaseError) {
        let deadline = ContinuousClock.now + busyTimeout
        while true {
            do {
                return try connection.execute("PRAGMA journal_mode = WAL")
            } catch {
                guard case .busy = error, ContinuousClock.now < deadline else { throw error }
                Thread.sleep(forTimeInterval: 0.005)
            }
        }
    }
}
