import AppIntents

/// Gives what an intent returned to the intent that it opened, where a parameter asks for it.
struct ResolverConnection: Sendable {
    private let parameter: (any AnyIntentParameter)?

    /// - Parameter parameters: The parameters of the intent that comes next, in the order of the source.
    init(_ parameters: [(name: String, parameter: any AnyIntentParameter)]) {
        parameter =
            parameters.first { _, parameter in
                guard !parameter.isSet else { return false }
                return switch parameter.descriptor.inputConnectionBehavior {
                case .connectToPreviousIntentResult, .optionalIfProvided: true
                case .default, .never: false
                }
            }?.parameter
    }

    /// Makes a value of the result by the parameter's resolvers; what cannot be made is left to be asked for.
    func take(_ input: any Sendable) async throws {
        guard let parameter, let value = try await value(of: input, for: parameter),
            ResolverCheck.objection(to: value, parameter.descriptor) == nil
        else { return }
        try parameter.setAnyValue(value)
    }

    private func value(
        of input: any Sendable, for parameter: any AnyIntentParameter
    ) async throws -> (any Sendable)? {
        do {
            for chain in [ResolverChain(authored: parameter), ResolverChain(defaultsOf: parameter)] {
                if let value = try await chain.resolve(from: input, for: parameter) { return value }
            }
        } catch is AppIntentError {
            return nil
        }
        return parameter.takes(input) ? input : nil
    }
}
