import Foundation

/// That an intent was carried out: what is kept of it.
package struct Donation: Sendable, Hashable, Codable {
    /// What a parameter held: an entity, an enum's case, a number, yes or no.
    package struct Value: Sendable, Hashable, Codable {
        /// The type's persistent identifier.
        package let type: String
        /// The entity's identifier, the case's raw value, or the value itself.
        package let id: String

        package init(type: String, id: String) {
            self.type = type
            self.id = id
        }

        /// An entity.
        init(_ identifier: EntityIdentifier) {
            self.init(type: identifier.entityType.persistentIdentifier, id: identifier.identifier)
        }

        /// What identifies a value; `nil` for a text and whatever else is not kept.
        package init?(_ value: any Sendable) {
            func entityValue<Entity: AppEntity>(_ entity: Entity) -> Value {
                Value(type: Entity.persistentIdentifier, id: entity.id.entityIdentifierString)
            }
            func caseValue<Case: AppEnum>(_ value: Case) -> Value {
                Value(type: Case.persistentIdentifier, id: String(describing: value.rawValue))
            }
            switch value {
            case let entity as any AppEntity: self = entityValue(entity)
            case let `case` as any AppEnum: self = caseValue(`case`)
            case let value as Bool: self.init(type: "Bool", id: "\(value)")
            case let value as Int: self.init(type: "Int", id: "\(value)")
            case let value as Double: self.init(type: "Double", id: "\(value)")
            default: return nil
            }
        }
    }

    package let identifier: IntentDonationIdentifier
    package let date: Date
    /// The intent's persistent identifier.
    package let intent: String
    /// What the parameters held, by name; a list has all of its elements.
    package let values: [String: [Value]]
    /// What the intent returned.
    package let result: Value?

    package init(_ intent: some AppIntent, result: (any Sendable)? = nil, at date: Date) {
        identifier = IntentDonationIdentifier()
        self.date = date
        self.intent = IntentDescriptor(of: intent).identifier
        var values: [String: [Value]] = [:]
        for (name, parameter) in IntentReflection.parameters(of: intent) where parameter.isSet {
            let held = parameter.anyValue.map(Self.values(in:)) ?? []
            if !held.isEmpty { values[name] = held }
        }
        self.values = values
        self.result = result.flatMap { Value($0) }
    }

    private static func values(in value: any Sendable) -> [Value] {
        func elements(_ list: some Collection) -> [Value] {
            list.compactMap { ($0 as? any _IntentValue).flatMap { Value($0) } }
        }
        if let value = Value(value) { return [value] }
        return (value as? any Collection).map { elements($0) } ?? []
    }
}
