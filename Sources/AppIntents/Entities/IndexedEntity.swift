public import CoreSpotlight
import UniformTypeIdentifiers

/// An entity that can be found through the search index.
///
///     extension NoteEntity: IndexedEntity {
///         var attributeSet: CSSearchableItemAttributeSet {
///             let attributes = defaultAttributeSet
///             attributes.keywords = tags
///             return attributes
///         }
///     }
///
/// Conforming says what is known of an entity; `CSSearchableIndex.indexAppEntities(_:)` puts it into an index.
public protocol IndexedEntity: AppEntity {
    /// What the entity is found by.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether it is kept from the results that people see.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// What is known without a further word: title, subtitle, synonyms, the properties that have an indexing key, and the words of
    /// those that have none.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let display = displayRepresentation
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = display.title.text()
        attributes.displayName = attributes.title
        attributes.contentDescription = display.subtitle?.text()
        if !display.synonyms.isEmpty { attributes.alternateNames = display.synonyms.map { $0.text() } }
        switch display.image?.source {
        case .data(let data): attributes.thumbnailData = data
        case .url(let url, _, _): attributes.thumbnailURL = url
        case .named, .systemName, nil: break
        }
        for (_, property) in IntentReflection.properties(of: self) { property.fill(attributes) }
        return attributes
    }

    /// What is known without a further word.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// It is shown.
    public var hideInSpotlight: Bool { false }
}

extension CSSearchableIndex {
    /// Puts entities into the index; those that are there already are replaced. Names and properties are put there even where an
    /// entity's own attributes do not tell them.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - priority: What comes first of those that fit alike; higher is earlier.
    /// - Throws: One line that says why the index cannot be written.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        EntityTypes.shared.note(Entity.self)
        try await indexSearchableItems(
            entities.map { entity in
                let attributes = entity.attributeSet
                attributes.complete(with: entity.defaultAttributeSet)
                attributes.associateAppEntity(entity, priority: priority)
                attributes.isHidden = entity.hideInSpotlight
                return CSSearchableItem(
                    uniqueIdentifier: entity.id.entityIdentifierString,
                    domainIdentifier: Entity.persistentIdentifier, attributeSet: attributes)
            })
    }

    /// Takes entities out of the index.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
    ) async throws {
        try await deleteItems(
            associatedWith: Entity.persistentIdentifier, identifiers: identifiers.map(\.entityIdentifierString))
    }

    /// Takes all entities of a type out of the index.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
        try await deleteItems(associatedWith: Entity.persistentIdentifier, identifiers: nil)
    }
}
