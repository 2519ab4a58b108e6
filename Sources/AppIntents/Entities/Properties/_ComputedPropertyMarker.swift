/// What `@ComputedProperty` and `@DeferredProperty` leave in an entity, since a computed property leaves no trace there.
///
///     private let _summary = _ComputedPropertyMarker<Self> { $0.$summary }
public struct _ComputedPropertyMarker<Entity: AppEntity>: Sendable {
    private let property: @Sendable (Entity) -> any AnyIntentValue

    /// - Parameter property: Leads from an entity to its property, bound to it.
    public init<Value: _IntentValue>(_ property: @escaping @Sendable (Entity) -> EntityProperty<Value>) {
        self.property = property
    }
}

extension _ComputedPropertyMarker: EntityPropertySource {
    package func property(in entity: Any) -> (any AnyEntityProperty)? {
        (entity as? Entity).flatMap { property($0) as? any AnyEntityProperty }
    }
}

extension _ComputedPropertyMarker: Hashable {
    /// An entity that is compared by what it holds stays so: markers of one property are the same.
    public static func == (_: _ComputedPropertyMarker, _: _ComputedPropertyMarker) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}
