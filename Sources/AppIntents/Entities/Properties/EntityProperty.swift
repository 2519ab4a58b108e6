package import CoreSpotlight
import Foundation
import Synchronization

/// A property of an entity that the outside can see, filter and sort by.
///
///     @Property(title: "Title", indexingKey: \.title)
///     var title: String
///
/// A class, so that `\.$title` has an identity and an entity's initialiser may set it before the entity is complete. What a
/// property holds is stored in it or, for `@ComputedProperty` and `@DeferredProperty`, read from the entity each time.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue, Sendable {
    /// Where the value comes from.
    enum Source: Sendable {
        case stored
        case getter(@Sendable (Any) -> Value?)
        case asyncGetter(@Sendable (Any) async throws -> Value?)
    }

    /// What the property is called; empty when the author gave it no title.
    public let title: LocalizedStringResource
    /// The name by which the outside knows the property; `nil` stands for its name in the source.
    package let identifier: String?
    /// Who may set it, and whether reading it takes time.
    package let modifiers: EntityPropertyModifiers

    // Unsafe only by name: it leads to a property of a class that takes care of itself, and captures nothing.
    nonisolated(unsafe) let indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?

    let customIndexingKey: CSCustomAttributeKey?

    private let source: Source
    private let value = Mutex<Value?>(nil)
    /// The entity that a computed property is read from.
    private let owner: (any AppEntity)?

    init(
        identifier: String?, title: LocalizedStringResource, source: Source = .stored,
        modifiers: EntityPropertyModifiers = [], indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil, owner: (any AppEntity)? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.source = source
        self.modifiers = modifiers
        self.indexingKey = indexingKey
        self.customIndexingKey = customIndexingKey
        self.owner = owner
    }

    /// A property with a title.
    public convenience init(title: LocalizedStringResource) {
        self.init(identifier: nil, title: title)
    }

    /// A property without a title.
    public convenience init() {
        self.init(identifier: nil, title: "")
    }

    /// The property's value, which the entity's initialiser must have set. One that takes time cannot be read here.
    public var wrappedValue: Value {
        get {
            guard let value = current ?? Value._absent else {
                AuthorMistake.stop("@Property “\(name)” was read before it was set; set it in the initialiser.")
            }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }

    /// The property itself: `entity.$title`.
    public var projectedValue: EntityProperty<Value> { self }

    /// Whether the value may be missing.
    public var isOptional: Bool { Value._valueType.isOptional }

    /// The value that is at hand; `nil` when it was not set, or takes time.
    var current: Value? {
        switch source {
        case .stored: value.withLock(\.self)
        case .getter(let get): owner.flatMap { get($0) }
        case .asyncGetter: nil
        }
    }

    /// The value, be it that it takes time.
    func load() async throws -> Value? {
        guard case .asyncGetter(let get) = source, let owner else { return current }
        return try await get(owner)
    }

    private var name: String { identifier ?? title.text() }

    /// The property of one entity: what a computed property's `$name` is.
    public func _bound<Entity: AppEntity>(to entity: Entity) -> EntityProperty<Value> {
        EntityProperty(
            identifier: identifier, title: title, source: source, modifiers: modifiers, indexingKey: indexingKey,
            customIndexingKey: customIndexingKey, owner: entity)
    }
}

extension EntityProperty: CustomStringConvertible {
    /// The title and the value that is at hand: `Title: Otter tracks`.
    public var description: String {
        "\(name): \(current.map { ValueDisplay.representation(of: $0).title.text() } ?? "nothing")"
    }
}

extension EntityProperty: AnyEntityProperty {
    package var valueType: _IntentValueType { Value._valueType }
    package func input(title: String) -> any AnyIntentParameter { IntentParameter<Value.ValueType>(askedFor: title) }
    package var anyValue: (any Sendable)? { current?._unwrapped }
    package func loadedValue() async throws -> (any Sendable)? { try await load()?._unwrapped }

    package func fill(_ attributes: CSSearchableItemAttributeSet) {
        guard let current else { return }
        if let customIndexingKey { attributes.setValue(current._unwrapped, forCustomKey: customIndexingKey) }
        guard let indexingKey else {
            if customIndexingKey == nil, let words = Self.words(of: current._unwrapped) { attributes.addWords(words) }
            return
        }
        if let path = indexingKey as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?> {
            attributes[keyPath: path] = current
        } else if let path = indexingKey as? ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value> {
            attributes[keyPath: path] = current
        }
    }

    /// What a value that is text can be found by.
    private static func words(of value: (any Sendable)?) -> [String]? {
        switch value {
        case let text as String: [text]
        case let texts as [String]: texts.isEmpty ? nil : texts
        case let text as AttributedString: [String(text.characters)]
        default: nil
        }
    }
}
