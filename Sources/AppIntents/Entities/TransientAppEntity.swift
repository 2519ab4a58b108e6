public import Foundation

/// An entity that is made on the spot and kept nowhere, such as a weather report.
public protocol TransientAppEntity: AppEntity {
    /// An entity without contents.
    init()
}

extension TransientAppEntity {
    /// The same for all of them, since none can be found again.
    public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// A query that finds none.
    public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// The query of entities that are kept nowhere.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    /// The query.
    public init() {}

    /// Finds none.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
