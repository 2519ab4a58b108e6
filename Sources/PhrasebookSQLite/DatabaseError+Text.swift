import Foundation

extension DatabaseError: LocalizedError, CustomStringConvertible {
    /// `path: what; what to do`, in one line.
    package var message: String { "\(path): \(what); \(remedy)" }
    package var errorDescription: String? { message }
    package var description: String { message }

    private var what: String {
        switch self {
        case .cannotOpen(_, let reason): "cannot be opened (\(reason))"
        case .isFolder: "is a folder, not a file"
        case .notADatabase: "is not a database"
        case .corrupt(_, let reason): "is damaged (\(reason))"
        case .readOnly: "may only be read"
        case .busy: "is in use by another process"
        case .diskFull: "the disk is full"
        case .schemaTooNew(_, let found, let known):
            "was written by a newer version of this program (version \(found), known \(known))"
        case .schemaTooOld(_, let found, let needed):
            "is of an older version (\(found), needed \(needed)) and may only be read"
        case .constraint(_, let reason): "the change is refused (\(reason))"
        case .unexpectedValue(_, let column, let expected, let found):
            "column \"\(column)\" should hold \(expected) but holds \(found)"
        case .statementFailed(_, let sql, let code, let reason): "\(reason) (SQLite error \(code)) in \"\(sql)\""
        }
    }

    private var remedy: String {
        switch self {
        case .cannotOpen: "check that the folder exists and that you may read and write it"
        case .isFolder: "move the folder away, or name another file"
        case .notADatabase: "move the file away, or name another one"
        case .corrupt: "restore it from a copy, or move it away to begin anew"
        case .readOnly: "make the file and its folder writable to change anything"
        case .busy: "try again in a moment"
        case .diskFull: "free some space and try again; nothing was changed"
        case .schemaTooNew: "use the newer version"
        case .schemaTooOld: "make the file and its folder writable once, so that it can be brought up to date"
        case .constraint: "nothing was changed"
        case .unexpectedValue: "the file may have been changed by another program"
        case .statementFailed: "this is a fault of the program, please report it"
        }
    }
}
