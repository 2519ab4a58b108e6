/// The parameter that a resolver makes a value for: what was said about it, and a way to ask the person.
public struct IntentParameterContext<Value: _IntentValue>: AnyIntentValue {
    /// The parameter, whatever optionality and collection its own type has.
    package let parameter: any AnyIntentParameter

    package init(_ parameter: any AnyIntentParameter) {
        self.parameter = parameter
    }

    package var descriptor: ParameterDescriptor { parameter.descriptor }

    /// Whether the value may be missing.
    public var isOptional: Bool { descriptor.isOptional }
    /// What the parameter is called.
    public var title: LocalizedStringResource { descriptor.title ?? "" }
}

extension IntentParameterContext {
    /// Asks for the parameter's value, sets it and returns it; the first one for a parameter that holds several.
    ///
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await parameter.requestValue(Value.ValueType.self, dialog)
    }

    /// Asks which of several values is meant.
    ///
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog)
    }

    /// Asks whether a value is the one that was meant.
    ///
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestConfirmation(for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil) async throws
        -> Bool
    {
        try await parameter.requestConfirmation(for: itemToConfirm, dialog)
    }

    /// The error to throw when the input is no value; the runtime asks again with these words.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        parameter.needsValueError(dialog)
    }

    /// The error to throw when the input could be several values; the runtime asks which is meant.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog)
    }
}
