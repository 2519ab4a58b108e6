/// A query without its types, for a runtime that looks for what a person named.
package struct EntityLookup: Sendable {
    /// What is found.
    package let entityType: any AppEntity.Type
    /// The query itself, so that its dependencies can be made sure of.
    package let query: any EntityQuery

    /// The query that finds entities of a type, unless a parameter has its own.
    package init(_ entityType: any AppEntity.Type) {
        func query<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery { type.defaultQuery }
        self.init(query: query(of: entityType))
    }

    /// A query of a parameter.
    package init(query: any EntityQuery) {
        func entityType<Query: EntityQuery>(of query: Query) -> any AppEntity.Type { Query.Entity.self }
        self.query = query
        self.entityType = entityType(of: query)
    }

    /// Whether the query finds entities by words.
    package var findsByWords: Bool { query is any EntityStringQuery }

    /// The entities that a person is likely to name, under the names that the query gives them.
    package func suggestions() async throws -> [_ResultOption] {
        try await query.suggestedOptions()
    }

    /// The entities that fit the words; `nil` when the query does not find entities by words.
    package func matches(for words: String) async throws -> [_ResultOption]? {
        try await (query as? any EntityStringQuery)?.options(matching: words)
    }

    /// The entities with these identifiers, in their order, each once. Texts that are no identifiers are left out, like entities that
    /// are gone and whatever else an author's query returns.
    package func entities(identifiedBy identifiers: [String]) async throws -> [any AppEntity] {
        try await query.entities(identifiedBy: identifiers)
    }
}

extension EntityQuery {
    fileprivate func suggestedOptions() async throws -> [_ResultOption] {
        try await suggestedEntities()._options
    }

    fileprivate func entities(identifiedBy identifiers: [String]) async throws -> [any AppEntity] {
        var seen: Set<Entity.ID> = []
        let asked = identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) }
            .filter { seen.insert($0).inserted }
        let found = Dictionary(try await entities(for: asked).map { ($0.id, $0) }) { first, _ in first }
        return asked.compactMap { found[$0] }
    }
}

extension EntityStringQuery {
    fileprivate func options(matching words: String) async throws -> [_ResultOption] {
        try await entities(matching: words)._options
    }
}
