import AppIntents

/// Gives what an intent returned to the intent that it opened, where a parameter asks for it.
struct ResolverConnection: Sendable {
    /// Those that ask for it.
    private let wanting: [any AnyIntentParameter]
    /// Those that a person would have to be asked for.
    private let asking: [any AnyIntentParameter]

    /// - Parameter parameters: The parameters of the intent that comes next, in the order of the source.
    init(_ parameters: [(name: String, parameter: any AnyIntentParameter)]) {
        let open = parameters.map(\.parameter).filter { !$0.isSet }
        wanting = open.filter {
            switch $0.descriptor.inputConnectionBehavior {
            case .connectToPreviousIntentResult, .optionalIfProvided: true
            case .default, .never: false
            }
        }
        asking = open.filter { $0.descriptor.inputConnectionBehavior == .default && $0.needsValue }
    }

    /// Gives the result to the first parameter that wants it and whose resolvers make a value of it, else to the first that
    /// would have to be asked for and takes it as it is.
    func take(_ input: any Sendable) async throws {
        for parameter in wanting {
            guard let value = try await value(of: input, for: parameter),
                ResolverCheck.objection(to: value, parameter.descriptor) == nil
            else { continue }
            return try parameter.setAnyValue(value)
        }
        for parameter in asking where parameter.takes(input) {
            guard ResolverCheck.objection(to: input, parameter.descriptor) == nil else { continue }
            return try parameter.setAnyValue(input)
        }
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
