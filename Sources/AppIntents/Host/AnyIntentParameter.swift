/// A parameter without its type, for a runtime that fills it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    /// What the author said about it.
    var descriptor: ParameterDescriptor { get }
    /// Its value or its default, unwrapped; `nil` when there is neither.
    var anyValue: (any Sendable)? { get }
    /// Whether a value was set, by a person or by the author's code, rather than stood as the default.
    var isSet: Bool { get }
    /// Sets a value of the parameter's type, of one that it wraps, or none: an integer into `Int?`, an entity into `[NoteEntity]`.
    func setAnyValue(_ value: (any Sendable)?) throws(ParameterTypeError)
    /// Whether `setAnyValue(_:)` would take the value.
    func takes(_ value: any Sendable) -> Bool
    /// Several values as the type of the parameter has them; without those that are of another type.
    func collection(of values: [any Sendable]) -> any Sendable
    /// Takes over a value that was set in a parameter of the same type.
    func adopt(_ other: any AnyIntentParameter)
}

extension AnyIntentParameter {
    /// A parameter that checks no types takes everything.
    package func takes(_ value: any Sendable) -> Bool { true }
    /// As they are.
    package func collection(of values: [any Sendable]) -> any Sendable { values }

    /// Whether a person must be asked before `perform()`.
    package var needsValue: Bool { anyValue == nil && !descriptor.isOptional }

    /// How the parameter is called in a sentence.
    package var label: String {
        descriptor.title.map { "“\($0.text())”" } ?? "A parameter"
    }
}
