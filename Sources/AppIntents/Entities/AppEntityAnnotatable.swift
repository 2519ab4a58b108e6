public import CoreSpotlight

/// Something that can tell which entity it shows.
public protocol AppEntityAnnotatable {
    /// The entity; `nil` when it shows none.
    var appEntityIdentifier: EntityIdentifier? { get set }
}

extension CSSearchableItemAttributeSet: AppEntityAnnotatable {
    /// The entity that the item in the index is; see `associateAppEntity(_:priority:)`.
    public var appEntityIdentifier: EntityIdentifier? {
        get {
            guard let association, let type = EntityTypes.shared.type(named: association.type) else { return nil }
            return EntityIdentifier(type, association.identifier)
        }
        set {
            association = newValue.map {
                Association(type: $0.entityType.persistentIdentifier, identifier: $0.identifier)
            }
        }
    }

    /// Says which entity an item is that the app puts into the index by itself.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - priority: What comes first of items that fit alike; higher is earlier.
    public func associateAppEntity<Entity: AppEntity>(_ entity: Entity, priority: Int = 0) {
        appEntityIdentifier = EntityIdentifier(for: entity)
        association?.priority = priority
    }
}
