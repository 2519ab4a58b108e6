/// A dependency on other parameters without its type, so that a runtime knows that they come first.
package protocol AnyIntentParameterDependency: AnyObject, Sendable {}

extension IntentReflection {
    /// Whether what a query or an options provider finds depends on other parameters of the intent.
    package static func dependsOnParameters(_ value: Any) -> Bool {
        Mirror(reflecting: value).children.contains { $0.value is any AnyIntentParameterDependency }
    }
}

extension ParameterDescriptor {
    /// Whether what can be said depends on other parameters.
    package var dependsOnParameters: Bool {
        optionsProvider.map { IntentReflection.dependsOnParameters($0) } ?? false
            || query.map { IntentReflection.dependsOnParameters($0) } ?? false
            || defaultQueryDepends
    }

    private var defaultQueryDepends: Bool {
        guard query == nil, case .entity(let type) = valueType.element else { return false }
        return IntentReflection.dependsOnParameters(EntityLookup(type).query)
    }
}
