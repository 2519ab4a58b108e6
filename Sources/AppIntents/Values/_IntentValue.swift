/// A type that a parameter or a property may hold.
///
/// Apple's name and associated types, so that generic code of authors compiles; the members are what the runtime needs to make
/// a value of what a person said. Authors conform to it through `AppEntity` and `AppEnum` only.
public protocol _IntentValue: Sendable {
    /// The type without optionality and collection: `Int` for `Int?` and for `[Int]`.
    associatedtype ValueType: _IntentValue = Self
    /// The type without optionality: `[Int]` for `[Int]?`.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The resolvers that make a value of the type of what is offered.
    associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

    /// Which kind of value it is.
    static var _valueType: _IntentValueType { get }
    /// The resolvers that make a value of the type of what is offered, when the author names none.
    static var defaultResolverSpecification: Specification { get }
    /// The value that stands for no value; `nil` for all types but optionals.
    static var _absent: Self? { get }
    /// The value without optionality, or `nil` when there is none.
    var _unwrapped: (any Sendable)? { get }
    /// Takes a value of this type or of one that it wraps: an element into an array, an integer into an optional.
    static func _make(from value: any Sendable) -> Self?
}

extension _IntentValue {
    /// Nothing stands for no value.
    public static var _absent: Self? { nil }
    /// The value itself.
    public var _unwrapped: (any Sendable)? { self }
    /// The value itself, if it is of this type.
    public static func _make(from value: any Sendable) -> Self? { value as? Self }
}
