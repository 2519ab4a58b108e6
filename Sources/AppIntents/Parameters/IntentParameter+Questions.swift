extension IntentParameter {
    /// Asks for the parameter's value, sets it and returns it; the first one for a parameter that holds several.
    ///
    /// - Parameter dialog: How it is asked; `nil` for the parameter's own dialog.
    /// - Returns: The value, without optionality and collection.
    /// - Throws: `AppIntentError` when no host is there to ask.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        try await requestValue(Value.ValueType.self, dialog)
    }

    /// Asks which of several values is meant. The parameter keeps its value until the intent sets it.
    ///
    /// - Returns: One of the values.
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        try await requestDisambiguation(among: itemsToDisambiguate, dialog)
    }

    /// Asks whether a value is the one that was meant.
    ///
    /// - Returns: Whether the person said yes.
    /// - Throws: `AppIntentError` when no host is there to ask.
    @discardableResult
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        try await requestConfirmation(for: itemToConfirm, dialog)
    }

    /// The error to throw when the parameter has no value, or not one that serves; the runtime asks and starts again.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsValue(self, dialog ?? descriptor.requestValueDialog))
    }

    /// The error to throw when several values fit; the runtime asks which is meant and starts again.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        needsDisambiguationError(among: itemsToDisambiguate, dialog)
    }

    /// The error to throw when several values fit, under a shorter name.
    public func needsDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }

    /// The error to throw when the parameter has no value, under the name that it had first.
    @available(*, deprecated, renamed: "needsValueError(_:)")
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }
}
