/// A query that also finds entities by what a person says or types.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that fit the words, likeliest first.
    func entities(matching string: String) async throws -> Result
}
