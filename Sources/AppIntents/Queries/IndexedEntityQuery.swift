public import CoreSpotlight

/// A query that puts its entities into the search index again when the index asks for it.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Puts the entities with these identifiers into an index again.
    func reindexEntities(
        for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
    ) async throws
    /// Puts all entities into an index again.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
