/// A person that an intent is about: somebody's name, and how to reach them.
public struct IntentPerson: Sendable, Hashable {
    /// What the resolvers make.
    public typealias Specification = EmptyResolverSpecification<IntentPerson>
    /// The person itself.
    public typealias UnwrappedType = IntentPerson
    /// The person itself.
    public typealias ValueType = IntentPerson

    /// By what the person is known.
    public var identifier: Identifier
    /// What the person is called.
    public var name: Name
    /// How the person is reached.
    public var handle: Handle?
    /// Other ways to reach the person.
    public var aliases: [Handle]
    /// Whether it is the person who is speaking.
    public var isMe: Bool
    /// The person's picture.
    public var image: DisplayRepresentation.Image?

    /// A person by name.
    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// A person of whom only a number or an address is known.
    public init(handle: Handle) {
        self.init(identifier: .unknown, name: .unknown, handle: handle)
    }
}

extension IntentPerson: _IntentValue, DisplayRepresentable {
    /// A person.
    public static var _valueType: _IntentValueType { .person }
    /// Only persons are taken; the runtime makes one of what is said.
    public static var defaultResolverSpecification: Specification { Specification() }
    /// “Person”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

    /// The person's name, else how they are reached.
    public var displayRepresentation: DisplayRepresentation {
        switch name {
        case .displayName(let name): "\(name)"
        case .components(let components): "\(components.text)"
        case .unknown: "\(handle?.value.text ?? "Somebody")"
        }
    }
}
