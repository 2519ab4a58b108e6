import Synchronization

/// The types of entities that this program has met, by name: identifiers that were written down name them.
package final class EntityTypes: Sendable {
    package static let shared = EntityTypes()

    private let types = Mutex<[String: any AppEntity.Type]>([:])

    /// Remembers a type.
    package func note(_ type: any AppEntity.Type) {
        types.withLock { $0[type.persistentIdentifier] = type }
    }

    /// The type of a name; `nil` when it was not met.
    package func type(named name: String) -> (any AppEntity.Type)? {
        types.withLock { $0[name] }
    }
}
