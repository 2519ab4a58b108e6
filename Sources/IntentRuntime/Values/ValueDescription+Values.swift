import AppIntents
import Foundation

extension ValueDescription {
    /// Describes any value that an intent may hold or return.
    init(of value: any Sendable) {
        self =
            switch value {
            case let value as DeclarativeValue: ValueDescription(value.value, type: value.type)
            case let value as any AppEntity: Self.describe(value)
            case let value as any AppEnum: Self.describe(value)
            case let value as any AppUnionValue: ValueDescription(of: value._member)
            case let value as Bool: .bool(value)
            case let value as Int: .int(value)
            case let value as Double: .double(value)
            case let value as String: .string(value)
            case let value as AttributedString: .string(String(value.characters))
            case let value as Date: .string(value.formatted(.iso8601))
            case let value as Duration: Self.describe(value)
            case let value as URL: .string(value.absoluteString)
            case let value as UUID: .string(value.uuidString)
            case let value as any Collection & Sendable: Self.describe(list: value)
            default: .string(ValueDisplay.representation(of: value).title.text())
            }
    }

    private static func describe<Entity: AppEntity>(_ entity: Entity) -> ValueDescription {
        let properties = IntentReflection.properties(of: entity).map { property in
            (property.name, property.property.anyValue.map(ValueDescription.init(of:)) ?? .null)
        }
        return .entity(
            type: String(describing: Entity.self), id: entity.id.entityIdentifierString,
            title: Candidate(value: entity, display: entity.displayRepresentation).title,
            properties: Dictionary(properties) { first, _ in first })
    }

    private static func describe<Case: AppEnum>(_ value: Case) -> ValueDescription {
        .string(ValueDisplay.representation(of: value).title.text())
    }

    /// In seconds.
    private static func describe(_ duration: Duration) -> ValueDescription {
        let (seconds, attoseconds) = duration.components
        return attoseconds == 0 ? .int(Int(seconds)) : .double(Double(seconds) + Double(attoseconds) / 1e18)
    }

    private static func describe(list: any Collection & Sendable) -> ValueDescription {
        func elements(_ list: some Collection) -> [ValueDescription] {
            list.map { ($0 as? any _IntentValue).map(ValueDescription.init(of:)) ?? .string(String(describing: $0)) }
        }
        return .list(elements(list))
    }
}
