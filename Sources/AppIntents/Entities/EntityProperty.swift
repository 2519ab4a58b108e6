import Synchronization

/// A property of an entity that the outside can see, filter and sort by.
///
/// A class, so that `\.$title` has an identity and an entity's initialiser may set it before the entity is complete.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, Sendable {
    /// What the property is called.
    public let title: LocalizedStringResource

    private let value = Mutex<Value?>(nil)

    /// A property with a title.
    public init(title: LocalizedStringResource) {
        self.title = title
    }

    /// A property without a title.
    public convenience init() {
        self.init(title: "")
    }

    /// The property's value, which the entity's initialiser must have set.
    public var wrappedValue: Value {
        get {
            guard let value = value.withLock(\.self) ?? Value._absent else {
                fatalError("@Property “\(title.text())” was read before it was set; set it in the initialiser.")
            }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }

    /// The property itself: `entity.$title`.
    public var projectedValue: EntityProperty<Value> { self }

    /// Whether the value may be missing.
    public var isOptional: Bool { Value._valueType.isOptional }
}

extension EntityProperty: AnyEntityProperty {
    package var valueType: _IntentValueType { Value._valueType }
    package var anyValue: (any Sendable)? { value.withLock(\.self)?._unwrapped }
}
