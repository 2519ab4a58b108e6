public import Foundation

/// An identifier that can be written down and read back, in saved shortcuts and in links.
public protocol EntityIdentifierConvertible {
    /// The identifier as text.
    var entityIdentifierString: String { get }
    /// Reads an identifier back; `nil` when the text is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// The identifier as text.
    public var entityIdentifierString: String { description }
    /// Reads an identifier back; `nil` when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
    /// The identifier as text.
    public var entityIdentifierString: String { uuidString }
    /// Reads an identifier back; `nil` when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}
