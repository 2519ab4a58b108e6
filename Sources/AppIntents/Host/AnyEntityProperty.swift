/// An entity's property without its type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    /// What it is called.
    var title: LocalizedStringResource { get }
    /// What it holds.
    var valueType: _IntentValueType { get }
    /// Its value, `nil` when there is none.
    var anyValue: (any Sendable)? { get }
}
