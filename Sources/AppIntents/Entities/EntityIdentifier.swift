/// Which entity is meant: its type and its identifier, without the entity itself.
public struct EntityIdentifier: Sendable {
    /// The type of the entity.
    public let entityType: any AppEntity.Type
    /// The identifier as text.
    public let identifier: String

    /// Names an entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        self.init(for: Entity.self, identifier: entity.id)
    }

    /// Names an entity by its type and identifier.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }
}
