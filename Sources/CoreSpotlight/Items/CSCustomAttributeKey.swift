import Foundation

/// The name of an attribute of the app's own.
public struct CSCustomAttributeKey: Sendable, Hashable {
    /// The name.
    public let keyName: String
    /// Whether items are found by it.
    public let isSearchable: Bool

    /// A name of letters, digits and underscores; `nil` for any other.
    public init?(keyName: String, searchable: Bool = true, multiValued: Bool = false) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        self.keyName = keyName
        isSearchable = searchable
    }
}

extension CSSearchableItemAttributeSet {
    /// Sets an attribute of the app's own: a text, texts, a number, a date, a link or bytes; others are left out.
    public func setValue(_ value: (any Sendable)?, forCustomKey key: CSCustomAttributeKey) {
        let stored: AttributeValue? =
            switch value {
            case let value as String: .text(value)
            case let value as [String]: .texts(value)
            case let value as Bool: .bool(value)
            case let value as Int: .double(Double(value))
            case let value as Double: .double(value)
            case let value as Date: .date(value)
            case let value as URL: .url(value)
            case let value as Data: .data(value)
            default: nil
            }
        self[custom: key.keyName] = stored
    }

    /// The value of an attribute of the app's own.
    public func value(forCustomKey key: CSCustomAttributeKey) -> (any Sendable)? {
        switch self[custom: key.keyName] {
        case .text(let value): value
        case .texts(let value): value
        case .bool(let value): value
        case .double(let value): value
        case .date(let value): value
        case .dates(let value): value
        case .url(let value): value
        case .data(let value): value
        case nil: nil
        }
    }
}
