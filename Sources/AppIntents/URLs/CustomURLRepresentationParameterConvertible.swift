import Foundation

/// A value that is written in links in a way of its own.
public protocol CustomURLRepresentationParameterConvertible {
    /// The value as it stands in a link, before percent-encoding.
    var urlRepresentationParameter: String { get }
}

extension LinkText {
    /// A value as it stands in a link; `nil` for what no link can hold, such as a file.
    static func text(of value: any Sendable) -> String? {
        switch value {
        case let value as any CustomURLRepresentationParameterConvertible: value.urlRepresentationParameter
        case let entity as any AppEntity: identifier(of: entity)
        case let value as any AppEnum: rawValue(of: value)
        case let value as String: value
        case let value as Bool: "\(value)"
        case let value as Int: "\(value)"
        case let value as Double: "\(value)"
        case let value as Decimal: "\(value)"
        case let value as URL: value.absoluteString
        case let value as UUID: value.uuidString
        case let value as Date: value.formatted(.iso8601)
        case let value as StringSearchCriteria: value.term
        default: nil
        }
    }

    static func identifier<Entity: AppEntity>(of entity: Entity) -> String { entity.id.entityIdentifierString }

    static func rawValue<Case: AppEnum>(of value: Case) -> String { String(describing: value.rawValue) }
}
