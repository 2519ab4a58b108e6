extension IntentParameter {
    /// Asks for the parameter's value, sets it and returns it; the first one for a parameter that holds several.
    ///
    /// - Parameter dialog: How it is asked; `nil` for the parameter's own dialog.
    /// - Returns: The value, without optionality and collection.
    /// - Throws: `AppIntentError` when no host is there to ask.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        let host = try IntentContext.host(for: .value)
        let answer = try await host.requestValue(for: self, dialog: dialog ?? descriptor.requestValueDialog)
        do {
            try setAnyValue(answer)
        } catch {
            throw AppIntentError(.wrongType(error))
        }
        guard let value = Self.first(of: answer) else { throw needsValueError(dialog) }
        return value
    }

    /// Asks which of several values is meant. The parameter keeps its value until the intent sets it.
    ///
    /// - Returns: One of the values.
    /// - Throws: `AppIntentError` when no host is there to ask.
    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let host = try IntentContext.host(for: .disambiguation)
        let index = try await host.requestDisambiguation(
            among: itemsToDisambiguate.map { ValueDisplay.representation(of: $0) }, for: self,
            dialog: dialog ?? descriptor.requestDisambiguationDialog)
        return try itemsToDisambiguate.element(at: index)
    }

    /// Asks whether a value is the one that was meant.
    ///
    /// - Returns: Whether the person said yes.
    /// - Throws: `AppIntentError` when no host is there to ask.
    @discardableResult
    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        let host = try IntentContext.host(for: .confirmation)
        return try await host.requestConfirmation(
            ConfirmationRequest(
                actionName: .continue, dialog: dialog, parameter: self,
                value: ValueDisplay.representation(of: itemToConfirm)))
    }

    /// The error to throw when the parameter has no value, or not one that serves; the runtime asks and starts again.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(.needsValue(self, dialog ?? descriptor.requestValueDialog))
    }

    /// The error to throw when several values fit; the runtime asks which is meant and starts again.
    public func needsDisambiguationError(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        let options = itemsToDisambiguate.map {
            _ResultOption(value: $0, display: ValueDisplay.representation(of: $0))
        }
        return AppIntentError(.needsDisambiguation(self, options, dialog ?? descriptor.requestDisambiguationDialog))
    }

    /// The error to throw when several values fit, under a shorter name.
    public func needsDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }

    private static func first(of answer: any Sendable) -> Value.ValueType? {
        if let value = Value.ValueType._make(from: answer) { return value }
        guard let values = answer as? any Sequence else { return nil }
        for case let value as Value.ValueType in values { return value }
        return nil
    }
}
