/// The query for an entity of which there is exactly one.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    /// What is found; stated again so that `uniqueEntity()` alone says what it is.
    associatedtype Entity
    /// The same type under the name that `uniqueEntity()` uses.
    associatedtype Unique = Entity where Unique == Entity

    /// The one entity.
    func uniqueEntity() async throws -> Unique
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

extension UniqueAppEntityQuery where Result == [Entity] {
    /// The one entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query for the one entity that a closure makes: `static let defaultQuery = UniqueAppEntityProvider { Settings() }`.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    /// The entity that is found.
    public typealias Unique = Entity
    /// How suggestions come.
    public typealias Result = [Entity]
    /// What stands when nothing is picked.
    public typealias DefaultValue = Entity

    private let provider: (@Sendable () async throws -> Entity)?

    /// A query that asks the entity's own `defaultQuery`, for a runtime that makes queries by their type.
    public init() {
        provider = nil
    }

    /// - Parameter provider: Makes the entity, each time that it is needed.
    public init(_ provider: @escaping @Sendable () async throws -> Entity) {
        self.provider = provider
    }

    /// The entity.
    ///
    /// - Throws: What the provider throws, and `UniqueAppEntityError.noProvider` where nobody said how the entity is made.
    public func uniqueEntity() async throws -> Entity {
        if let provider { return try await provider() }
        guard let query = Entity.defaultQuery as? UniqueAppEntityProvider<Entity>, let provider = query.provider else {
            throw UniqueAppEntityError.noProvider("\(Entity.self)")
        }
        return try await provider()
    }
}

/// What goes wrong with an entity of which there is one.
enum UniqueAppEntityError: Error, CustomLocalizedStringResourceConvertible {
    case noProvider(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noProvider(let type):
            "\(type) has no provider; write UniqueAppEntityProvider { … } into its defaultQuery."
        }
    }
}
