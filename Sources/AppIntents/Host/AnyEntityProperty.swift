package import CoreSpotlight

/// An entity's property without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// What it is called.
    var title: LocalizedStringResource { get }
    /// The name by which the outside knows it, where that is not its name in the source.
    var identifier: String? { get }
    /// What it holds.
    var valueType: _IntentValueType { get }
    /// What is asked of a person when it is compared: one value of its type, without optionality and collection.
    func input(title: String) -> any AnyIntentParameter
    /// Who may set it, and whether reading it takes time.
    var modifiers: EntityPropertyModifiers { get }
    /// The value that is at hand, `nil` when there is none or reading it takes time.
    var anyValue: (any Sendable)? { get }
    /// The value, be it that it takes time; `nil` when there is none.
    func loadedValue() async throws -> (any Sendable)?
    /// Puts the value where the property's indexing key says.
    func fill(_ attributes: CSSearchableItemAttributeSet)
}

/// Something in an entity that stands for one of its properties.
package protocol EntityPropertySource {
    func property(in entity: Any) -> (any AnyEntityProperty)?
}
