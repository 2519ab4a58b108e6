/// A dependency on other parameters without its type, so that a runtime knows that they come first.
package protocol AnyIntentParameterDependency: AnyObject, Sendable {
    /// Those of an intent's parameters that it is on; none of another intent.
    func parameters(of intent: any AppIntent) -> [any AnyIntentParameter]
}

extension IntentReflection {
    /// Whether what a query or an options provider finds depends on other parameters of the intent.
    package static func dependsOnParameters(_ value: Any) -> Bool { !parameterDependencies(of: value).isEmpty }

    fileprivate static func parameterDependencies(of value: Any) -> [any AnyIntentParameterDependency] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any AnyIntentParameterDependency }
    }
}

extension ParameterDescriptor {
    /// Whether what can be said depends on other parameters.
    package var dependsOnParameters: Bool { sources.contains(where: IntentReflection.dependsOnParameters) }

    /// The other parameters of the intent that what can be said depends on.
    package func dependedOn(in intent: any AppIntent) -> [any AnyIntentParameter] {
        sources.flatMap(IntentReflection.parameterDependencies).flatMap { $0.parameters(of: intent) }
    }

    /// Where what can be said comes from: the options, or the query.
    private var sources: [Any] {
        var sources: [Any] = []
        if let optionsProvider { sources.append(optionsProvider) }
        if let query {
            sources.append(query)
        } else if case .entity(let type) = valueType.element {
            sources.append(EntityLookup(type).query)
        }
        return sources
    }
}
