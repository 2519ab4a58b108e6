public import CoreSpotlight

// What `@ComputedProperty` and `@DeferredProperty` are made of. The value is read from the entity to which the property is bound.
extension EntityProperty {
    /// A property that is worked out of the others.
    public convenience init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>) {
        self.init(identifier: identifier, title: "", getter: getter)
    }

    /// A property with a title that is worked out of the others.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(getter), modifiers: .readOnly)
    }

    /// A property that is worked out of the others and is also put into the search index.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(getter), modifiers: .readOnly,
            indexingKey: indexingKey)
    }

    /// A property that is worked out of the others and is also put into the search index, under a name of the app's own.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey,
        getter: KeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(getter), modifiers: .readOnly,
            customIndexingKey: customIndexingKey)
    }

    /// A property that is read from elsewhere and written there.
    public convenience init<Entity: AppEntity>(identifier: String, getSetter: WritableKeyPath<Entity, Value>) {
        self.init(identifier: identifier, title: "", getSetter: getSetter)
    }

    /// A property with a title that is read from elsewhere and written there.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(identifier: identifier, title: title, source: .reading(getSetter))
    }

    /// A property that is read from elsewhere and written there, and is also put into the search index.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(getSetter), indexingKey: indexingKey)
    }

    /// A property that is read from elsewhere and written there, and is also put into the search index under a name of the
    /// app's own.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "", customIndexingKey: CSCustomAttributeKey,
        getSetter: WritableKeyPath<Entity, Value>
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(getSetter), customIndexingKey: customIndexingKey)
    }

    /// A property that takes time to read, and is read only where it is needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(identifier: identifier, title: "", asyncGetter: asyncGetter)
    }

    /// A property with a title that takes time to read, and is read only where it is needed.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(asyncGetter), modifiers: [.readOnly, .async])
    }

    /// A property that takes time to read, with the attribute that it would fill. Indexing does not wait for it.
    public convenience init<Entity: AppEntity>(
        identifier: String, title: LocalizedStringResource = "",
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value
    ) {
        self.init(
            identifier: identifier, title: title, source: .reading(asyncGetter), modifiers: [.readOnly, .async],
            indexingKey: indexingKey)
    }
}

extension EntityProperty.Source {
    /// Reads a property of the entity; of another entity there is nothing to read.
    static func reading<Entity: AppEntity>(_ path: KeyPath<Entity, Value>) -> EntityProperty<Value>.Source {
        // Unsafe only by name: a key path of an entity captures nothing.
        nonisolated(unsafe) let path = path
        return .getter { ($0 as? Entity)?[keyPath: path] }
    }

    /// Reads a property of the entity when it is waited for.
    static func reading<Entity: AppEntity>(
        _ get: @escaping @Sendable (Entity) async throws -> Value
    ) -> EntityProperty<Value>.Source {
        .asyncGetter { owner in
            guard let entity = owner as? Entity else { return nil }
            return try await get(entity)
        }
    }
}
