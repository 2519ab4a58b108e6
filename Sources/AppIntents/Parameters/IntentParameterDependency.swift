/// Other parameters of the intent that is being filled, for a query or an options provider whose results depend on them:
///
///     struct ShelfOptions: DynamicOptionsProvider {
///         @IntentParameterDependency<MoveBook>(\.$room) var move
///         func results() async throws -> [String] { await house.shelves(in: move?.room) }
///     }
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
    // Key paths are immutable; only a literal in Swift 6 says so.
    private nonisolated(unsafe) let parameters: [PartialKeyPath<Intent>]

    /// Depends on parameters: `\.$room`, one or more.
    public init<First: _IntentValue, each Other: _IntentValue>(
        _ first: KeyPath<Intent, IntentParameter<First>>, _ others: repeat KeyPath<Intent, IntentParameter<each Other>>
    ) {
        var parameters: [PartialKeyPath<Intent>] = [first]
        repeat parameters.append(each others)
        self.parameters = parameters
    }

    /// The intent that is being filled, once every one of the parameters has a value, be it an optional one; `nil` until
    /// then, for another intent, and where no intent is being filled.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentContext.current?.intent as? Intent else { return nil }
        let depended = parameters.map { intent[keyPath: $0] as? any AnyIntentParameter }
        // Their values are read without optionality, so that there must be one.
        guard depended.allSatisfy({ $0?.anyValue != nil }) else { return nil }
        return IntentProjection(intent)
    }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
    /// The intent and the parameters that are known of it, or that none is being filled.
    public var debugDescription: String {
        guard let intent = wrappedValue?.intent else { return "\(Intent.self): not filled yet" }
        let known = IntentReflection.parameters(of: intent).compactMap { name, parameter in
            parameter.anyValue.map { "\(name): \(ValueDisplay.representation(of: $0).title.text())" }
        }
        return "\(Intent.self)(\(known.joined(separator: ", ")))"
    }
}

extension IntentParameterDependency: AnyIntentParameterDependency {
    package func parameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
        guard let intent = intent as? Intent else { return [] }
        return parameters.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
    }
}

/// The values of an intent that is being filled: `move.room`.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    init(_ intent: Intent) {
        self.intent = intent
    }

    /// A parameter's value, without optionality; of the parameters that were depended on there always is one. Reading
    /// another one that has none ends the turn.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        let value = intent[keyPath: keyPath]
        guard let unwrapped = value._unwrapped.flatMap({ Value.UnwrappedType._make(from: $0) }) else {
            AuthorMistake.stop(
                "\(missing(Value.self)) of \(Intent.self) was read before it had a value; name it in the dependency")
        }
        return unwrapped
    }

    /// The name of what has no value. A key path has none to tell, but it has a type.
    private func missing<Value: _IntentValue>(_ type: Value.Type) -> String {
        let names = IntentReflection.parameters(of: intent).filter {
            $0.parameter.anyValue == nil
                && $0.parameter.descriptor.valueType.description == Value._valueType.description
        }.map { "“\($0.name)”" }
        return names.isEmpty ? "a parameter" : names.joined(separator: " or ")
    }
}

extension DynamicOptionsProvider {
    /// Declares what the values depend on: `@ParameterDependency<MoveBook>(\.$room) var move`.
    public typealias ParameterDependency = IntentParameterDependency
}
