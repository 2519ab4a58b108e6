/// A query over entities so few that all of them can be listed.
public protocol EnumerableEntityQuery: EntityQuery {
    /// What is found; stated again so that `allEntities()` alone says what it is.
    associatedtype Entity

    /// Every entity there is.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// Every entity there is.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
