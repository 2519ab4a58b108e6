/// What can go wrong with a database file, each with the file's path.
///
/// `DatabaseError+Text.swift` words them.
package enum DatabaseError: Error, Hashable, Sendable {
    /// The file or its folder is missing and cannot be made, or may not be read.
    case cannotOpen(path: String, reason: String)
    /// A folder stands where the file should be.
    case isFolder(path: String)
    /// The file is something else, not a database.
    case notADatabase(path: String)
    /// The file is a database whose inside is damaged.
    case corrupt(path: String, reason: String)
    /// Something was to be written to a file, or in a folder, that may only be read.
    case readOnly(path: String)
    /// Another process held the file longer than the busy timeout.
    case busy(path: String)
    case diskFull(path: String)
    /// A newer version of this program has migrated the file.
    case schemaTooNew(path: String, found: Int, known: Int)
    /// The file needs migrations that cannot be made, since it may only be read.
    case schemaTooOld(path: String, found: Int, needed: Int)
    /// A unique, foreign key, not-null or check constraint refused the change.
    case constraint(path: String, reason: String)
    /// A column does not hold what the program expects there.
    case unexpectedValue(path: String, column: String, expected: String, found: String)
    /// A statement that this SQLite does not accept, or a failure without a case of its own.
    case statementFailed(path: String, sql: String, code: Int32, reason: String)

    package var path: String {
        switch self {
        case .cannotOpen(let path, _), .isFolder(let path), .notADatabase(let path), .corrupt(let path, _),
            .readOnly(let path),
            .busy(let path), .diskFull(let path), .schemaTooNew(let path, _, _), .schemaTooOld(let path, _, _),
            .constraint(let path, _), .unexpectedValue(let path, _, _, _), .statementFailed(let path, _, _, _):
            path
        }
    }
}
