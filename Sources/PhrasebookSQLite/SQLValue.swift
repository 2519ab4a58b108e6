package import Foundation

/// One value as SQLite stores it.
package enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The storage class, for messages.
    var kind: String {
        switch self {
        case .null: "nothing"
        case .integer: "an integer"
        case .real: "a number"
        case .text: "text"
        case .blob: "bytes"
        }
    }
}

/// A type whose values can be bound to a statement and read from a column.
package protocol SQLConvertible {
    var sqlValue: SQLValue { get }
    /// Nil when the value is of another kind.
    init?(sqlValue: SQLValue)
    /// What a column should hold, for messages: "text".
    static var sqlKind: String { get }
}

extension Int64: SQLConvertible {
    package static var sqlKind: String { "an integer" }
    package var sqlValue: SQLValue { .integer(self) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self = value
    }
}

extension Int: SQLConvertible {
    package static var sqlKind: String { "an integer" }
    package var sqlValue: SQLValue { .integer(Int64(self)) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue else { return nil }
        self.init(exactly: value)
    }
}

extension Bool: SQLConvertible {
    package static var sqlKind: String { "0 or 1" }
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
    package init?(sqlValue: SQLValue) {
        guard case .integer(let value) = sqlValue, value == 0 || value == 1 else { return nil }
        self = value == 1
    }
}

extension Double: SQLConvertible {
    package static var sqlKind: String { "a number" }
    package var sqlValue: SQLValue { .real(self) }
    package init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let value): self = value
        case .integer(let value): self = Double(value)
        default: return nil
        }
    }
}

extension String: SQLConvertible {
    package static var sqlKind: String { "text" }
    package var sqlValue: SQLValue { .text(self) }
    package init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self = value
    }
}

extension Data: SQLConvertible {
    package static var sqlKind: String { "bytes" }
    package var sqlValue: SQLValue { .blob(self) }
    package init?(sqlValue: SQLValue) {
        guard case .blob(let value) = sqlValue else { return nil }
        self = value
    }
}

/// Stored as text, in capitals, so that a person can read it and a column can be compared.
extension UUID: SQLConvertible {
    package static var sqlKind: String { "a UUID" }
    package var sqlValue: SQLValue { .text(uuidString) }
    package init?(sqlValue: SQLValue) {
        guard case .text(let value) = sqlValue else { return nil }
        self.init(uuidString: value)
    }
}

/// Stored as seconds since 1970 (`datetime(x, 'unixepoch')` shows it); exact to a microsecond, since `Date` counts from 2001.
extension Date: SQLConvertible {
    package static var sqlKind: String { "a date" }
    package var sqlValue: SQLValue { .real(timeIntervalSince1970) }
    package init?(sqlValue: SQLValue) {
        guard let seconds = Double(sqlValue: sqlValue) else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
    package static var sqlKind: String { Wrapped.sqlKind + " or nothing" }
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }
    package init?(sqlValue: SQLValue) {
        guard sqlValue != .null else {
            self = Wrapped?.none
            return
        }
        guard let value = Wrapped(sqlValue: sqlValue) else { return nil }
        self = Wrapped?.some(value)
    }
}

extension SQLValue: SQLConvertible {
    package static var sqlKind: String { "anything" }
    package var sqlValue: SQLValue { self }
    package init?(sqlValue: SQLValue) { self = sqlValue }
}
