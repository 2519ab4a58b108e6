import AppIntents

/// Fetches entities anew by their identifiers: they may have been changed or deleted since they were found.
struct EntityRefresh: Sendable {
    /// An entity is deleted that was still needed.
    struct Gone: Error {
        /// One line: which, and of which app.
        let message: String
    }

    let app: RunningApp

    /// The entity as it is now, `nil` when it is gone; what is no entity stays as it is.
    func current(_ candidate: Candidate, _ descriptor: ParameterDescriptor) async throws -> Candidate? {
        guard case .entity(let type) = descriptor.valueType.element, candidate.value is any AppEntity,
            !(candidate.value is any TransientAppEntity)
        else { return candidate }
        return try await IntentContext.$current.withValue(app.quietContext) {
            let finder = EntityFinder(type, query: descriptor.query)
            return try await app.asking(the: QueryName(finder)) { try await finder.current(candidate) }
        }
    }

    /// Puts the entities as they are now into an intent's parameters; of several the ones that are gone are left out.
    ///
    /// - Throws: `Gone` for the only entity of a parameter.
    func refresh(_ intent: any AppIntent) async throws {
        for (_, parameter) in IntentReflection.parameters(of: intent) {
            let descriptor = parameter.descriptor
            if let entity = parameter.anyValue as? any AppEntity {
                let old = Candidate(value: entity)
                guard let new = try await current(old, descriptor) else {
                    throw Gone(message: Texts.gone(app.name, old.title, noun: descriptor.noun))
                }
                try parameter.setAnyValue(new.value)
            } else if let entities = parameter.anyValue as? [any AppEntity], !entities.isEmpty {
                var found: [any Sendable] = []
                for entity in entities {
                    if let new = try await current(Candidate(value: entity), descriptor) { found.append(new.value) }
                }
                try parameter.setAnyValue(parameter.collection(of: found))
            }
        }
    }
}
