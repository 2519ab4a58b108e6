/// Which entity is meant: its type and its identifier, without the entity itself.
///
///     EntityIdentifier(for: NoteEntity.self, identifier: note.id).description     // NoteEntity/9C5B94B1-…
public struct EntityIdentifier: Sendable {
    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The identifier as text.
    public let identifier: String

    /// What an activity's identifier may be long, in characters.
    public static var valueMaximumLength: Int { 1024 }

    /// Names an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Names an entity by its type and identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.init(entityType, identifier.entityIdentifierString)
    }

    /// Reads an identifier as `description` writes it; `nil` when the text is none, or names a type that this program has not met.
    public init?(activityIdentifier: String) {
        guard activityIdentifier.count <= Self.valueMaximumLength,
            let slash = activityIdentifier.firstIndex(of: "/"),
            let type = EntityTypes.shared.type(named: String(activityIdentifier[..<slash]))
        else { return nil }
        let identifier = String(activityIdentifier[activityIdentifier.index(after: slash)...])
        guard Self.isIdentifier(identifier, of: type) else { return nil }
        self.init(type, identifier)
    }

    package init(_ entityType: any AppEntity.Type, _ identifier: String) {
        EntityTypes.shared.note(entityType)
        self.entityType = entityType
        self.identifier = identifier
    }

    private static func isIdentifier<Entity: AppEntity>(_ text: String, of type: Entity.Type) -> Bool {
        Entity.ID.entityIdentifier(for: text) != nil
    }
}

extension EntityIdentifier: Hashable {
    /// Whether both name the same entity.
    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.entityType == right.entityType && left.identifier == right.identifier
    }

    /// By type and identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension EntityIdentifier: CustomStringConvertible {
    /// The type's name, a slash, the identifier.
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }
}

extension EntityIdentifier: _IntentValue {
    /// Said as text.
    public static var _valueType: _IntentValueType { .string }

    /// Takes an identifier, or its text.
    public static func _make(from value: any Sendable) -> EntityIdentifier? {
        value as? EntityIdentifier ?? (value as? String).flatMap { EntityIdentifier(activityIdentifier: $0) }
    }
}
