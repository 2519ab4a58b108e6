/// An entity that has a link.
///
///     static var urlRepresentation: URLRepresentation { "https://example.com/notes/\(.id)" }
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    /// The link of an entity.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// The link of an entity.
    public typealias URLRepresentation = EntityURLRepresentation<Self>

    /// The identifier stands in links of intents.
    public var urlRepresentationParameter: String { id.entityIdentifierString }
}

/// The link of an entity, with places for its identifier and its properties.
///
/// Unchecked, since key paths are not marked sendable; these lead to properties and capture nothing.
public struct EntityURLRepresentation<Entity: AppEntity>: @unchecked Sendable {
    enum Slot {
        case id
        case property(PartialKeyPath<Entity>)
    }

    let template: URLTemplate<Slot>

    /// A link without places.
    public init(_ value: String) {
        self.init(stringLiteral: value)
    }

    func url(of entity: Entity) -> String? {
        template.url { slot in
            switch slot {
            case .id: entity.urlIdentifier
            case .property(let path):
                (entity[keyPath: path] as? any AnyEntityProperty)?.anyValue.flatMap(LinkText.text)
            }
        }?.absoluteString
    }
}

extension AppEntity {
    fileprivate var urlIdentifier: String { id.entityIdentifierString }
}

extension EntityURLRepresentation: ExpressibleByStringInterpolation {
    /// A link without places.
    public init(stringLiteral value: String) {
        var template = URLTemplate<Slot>()
        template.append(value)
        self.template = template
    }

    /// A link with places.
    public init(stringInterpolation: StringInterpolation) {
        template = stringInterpolation.template
    }

    /// Collects the link's pieces.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// What stands for something that every entity has.
        public enum Token: Sendable, Hashable {
            /// The entity's identifier.
            case id
        }

        fileprivate var template = URLTemplate<Slot>()

        /// No pieces yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            template.append(literal)
        }

        /// Adds the place of the identifier.
        public mutating func appendInterpolation(_ token: Token) {
            template.append(Slot.id)
        }

        /// Adds the place of a property.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Entity, EntityProperty<Value>>
        ) {
            template.append(Slot.property(keyPath))
        }
    }
}
