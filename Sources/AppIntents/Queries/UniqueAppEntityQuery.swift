/// The query for an entity of which there is exactly one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery {
    /// What is found; stated again so that `uniqueEntity()` alone says what it is.
    associatedtype Entity

    /// The one entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The one entity.
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    /// The one entity, if it is asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains(entity.id) ? [entity] : []
    }
}
