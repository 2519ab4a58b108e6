/// How the outside finds entities: by identifier, and by suggestion.
///
///     struct NoteQuery: EntityQuery {
///         func entities(for identifiers: [UUID]) async throws -> [NoteEntity] { … }
///         func suggestedEntities() async throws -> [NoteEntity] { … }
///     }
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    /// What is found.
    associatedtype Entity: AppEntity where Entity == Result.Result
    /// How suggestions come.
    associatedtype Result = [Entity]

    /// A query that knows nothing yet.
    init()
    /// The entities with these identifiers, in their order; those that are gone are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that a person is likely to name.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// No entity is suggested.
    public func suggestedEntities() async throws -> Result { .empty }
    /// The suggestions.
    public func results() async throws -> Result { try await suggestedEntities() }
}
