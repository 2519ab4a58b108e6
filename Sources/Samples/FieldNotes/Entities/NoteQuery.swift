import AppIntents

/// Finds notes: by identifier, by what is at hand, and by words of their title and tags.
struct NoteQuery: EntityStringQuery {
    /// How many notes can be said by their whole title without a search.
    static let suggestionLimit = 500

    @Dependency var store: NoteStore

    func entities(for identifiers: [UUID]) async throws -> [NoteEntity] {
        try store.notes(ids: identifiers).map(NoteEntity.init)
    }

    func suggestedEntities() async throws -> [NoteEntity] {
        try store.notes(limit: Self.suggestionLimit).map(NoteEntity.init)
    }

    func entities(matching string: String) async throws -> [NoteEntity] {
        try NoteSearch(string).named(among: store.notes()).map(NoteEntity.init)
    }
}
