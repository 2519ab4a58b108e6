/// The resolvers of a parameter: the author's own, then those of its type.
///
///     "12" ─▶ author's resolvers in order ─▶ IntResolver ─▶ IntFromDoubleResolver ─▶ IntFromStringResolver ─▶ 12
package struct ResolverChain: Sendable {
    let resolvers: [any Resolver]

    /// The author's resolvers of a parameter.
    package init(authored parameter: any AnyIntentParameter) {
        resolvers = parameter.descriptor.resolvers
    }

    /// The resolvers that a parameter's type has without the author's doing.
    package init(defaultsOf parameter: any AnyIntentParameter) {
        resolvers = parameter.descriptor.defaultResolvers
    }

    package var isEmpty: Bool { resolvers.isEmpty }

    /// What the resolvers can be offered, each type once, in the order of the resolvers.
    package var inputTypes: [_IntentValueType] {
        func type<R: Resolver>(_ resolver: R) -> _IntentValueType { R.Input._valueType }
        var seen: Set<String> = []
        return resolvers.map { type($0) }.filter { seen.insert("\($0)").inserted }
    }

    /// Offers a value to each resolver that takes its type.
    ///
    /// - Returns: What the first of them made of it; `nil` when none of them did.
    /// - Throws: What a resolver throws.
    package func resolve(
        from input: any Sendable, for parameter: any AnyIntentParameter
    ) async throws -> (any Sendable)? {
        for resolver in resolvers {
            if let value = try await Self.resolve(resolver, input, parameter) { return value }
        }
        return nil
    }

    private static func resolve<R: Resolver>(
        _ resolver: R, _ input: any Sendable, _ parameter: any AnyIntentParameter
    ) async throws -> (any Sendable)? {
        guard let input = input as? R.Input else { return nil }
        return try await resolver.resolve(from: input, context: IntentParameterContext(parameter))?._unwrapped
    }
}
