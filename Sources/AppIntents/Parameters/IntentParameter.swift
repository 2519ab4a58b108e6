import Synchronization

/// Something that an intent needs to know: `@Parameter(title: "Note") var note: NoteEntity`.
///
/// A final class, for three reasons: `\.$note` and `$note.needsValueError()` need an identity, `let intent = I(); intent.note = …` needs
/// a setter that does not mutate the struct, and reflection hands a runtime the very object that `perform()` reads.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue, Sendable {
    /// Whether a value was set, and which.
    public enum ValueState: Sendable {
        /// None was set; a default may stand.
        case unset
        /// A person or the author's code set this one.
        case set(Value)
    }

    /// The value that stands when none is given.
    public let defaultValue: Value.UnwrappedType?

    package let descriptor: ParameterDescriptor

    private let state = Mutex(ValueState.unset)

    init(_ descriptor: ParameterDescriptor, default defaultValue: Value.UnwrappedType? = nil) {
        var descriptor = descriptor
        descriptor.hasDefault = defaultValue != nil
        self.descriptor = descriptor
        self.defaultValue = defaultValue
    }

    /// A parameter of which nothing is said: `@Parameter var note: NoteEntity`.
    ///
    /// The compiler looks for it here, not in extensions.
    public convenience init() {
        self.init(nil, nil, nil, nil, .default, default: nil)
    }

    /// What the parameter is called.
    public var title: LocalizedStringResource { descriptor.title ?? "" }

    /// Whether the value may be missing.
    public var isOptional: Bool { descriptor.isOptional }

    /// The parameter itself: `$note`.
    public var projectedValue: IntentParameter<Value> { self }

    /// The value. A runtime has asked for it before `perform()` runs; elsewhere a missing one ends the
    /// turn, or the program where there is none.
    public var wrappedValue: Value {
        get {
            guard let value = value ?? Value._absent else {
                AuthorMistake.stop(
                    "The parameter \(label) was read before it had a value; set it or let a host ask for it.")
            }
            return value
        }
        set { state.withLock { $0 = .set(newValue) } }
    }

    /// Whether a value was set, by a person or by the author's code, and which.
    public var valueState: ValueState { state.withLock(\.self) }

    private var value: Value? {
        switch state.withLock(\.self) {
        case .set(let value): value
        case .unset: defaultValue.flatMap { Value._make(from: $0) }
        }
    }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}

extension IntentParameter: AnyIntentParameter {
    package var anyValue: (any Sendable)? { value?._unwrapped }

    package var isSet: Bool {
        if case .set = state.withLock(\.self) { true } else { false }
    }

    package func setAnyValue(_ value: (any Sendable)?) throws(ParameterTypeError) {
        guard let value else { return state.withLock { $0 = .unset } }
        guard let made = Value._make(from: descriptor.fit?(value) ?? value) else {
            throw ParameterTypeError(expected: descriptor.valueType, offered: type(of: value), label: label)
        }
        wrappedValue = made
    }

    package func takes(_ value: any Sendable) -> Bool { Value._make(from: descriptor.fit?(value) ?? value) != nil }

    package func collection(of values: [any Sendable]) -> any Sendable {
        values.compactMap { Value.ValueType._make(from: descriptor.fit?($0) ?? $0) }
    }

    package func adopt(_ other: any AnyIntentParameter) {
        guard let other = other as? IntentParameter<Value>, case .set(let value) = other.state.withLock(\.self) else {
            return
        }
        wrappedValue = value
    }
}
