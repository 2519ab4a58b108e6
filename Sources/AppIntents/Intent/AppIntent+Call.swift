extension AppIntent {
    /// Carries the intent out from the app's own code, and tells that it was.
    ///
    ///     let note = try await CreateNote(title: "Low tide")()
    ///
    /// - Parameter donateOnCompletion: Whether it may be suggested again.
    /// - Returns: What the intent returns.
    /// - Throws: `AppIntentError` when a parameter has no value, `AppDependencyManager.Error`, or what `perform()` throws.
    @discardableResult
    @_disfavoredOverload
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        let result = try await carryOut(donateOnCompletion)
        guard let value = result.value else { throw MissingResultValue(intent: "\(Self.self)") }
        return value
    }

    /// Carries the intent out from the app's own code, and tells that it was.
    ///
    /// - Parameter donateOnCompletion: Whether it may be suggested again.
    /// - Throws: `AppIntentError` when a parameter has no value, `AppDependencyManager.Error`, or what `perform()` throws.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws
    where PerformResult.Value == Never {
        _ = try await carryOut(donateOnCompletion)
    }

    private func carryOut(_ donates: Bool) async throws -> PerformResult {
        for dependency in IntentReflection.dependencies(of: self) { try await dependency.prepare() }
        for (_, parameter) in IntentReflection.parameters(of: self) where parameter.needsValue {
            throw AppIntentError(.needsValue(parameter, nil))
        }
        let result = try await perform()
        if donates { try await donate(result: result) }
        return result
    }
}

/// An intent that says that it returns a value returned none.
struct MissingResultValue: Error, CustomLocalizedStringResourceConvertible {
    let intent: String

    var localizedStringResource: LocalizedStringResource {
        "\(intent) returned no value; its perform() must return .result(value:)."
    }
}
