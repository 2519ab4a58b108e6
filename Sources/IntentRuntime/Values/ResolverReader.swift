import AppIntents
import PhraseMatching
import SpokenLanguage

/// Makes a value of what a person said by the resolvers of a parameter: the author's first, then what the type understands.
///
///     "anna" ─▶ author's ContactResolver ─▶ what the type reads: names, numbers, dates … ─▶ resolvers of the type
struct ResolverReader: Sendable {
    /// Values that fit the words, and how it is asked which of them is meant.
    struct Found: Sendable {
        let candidates: [Candidate]
        let dialog: IntentDialog?

        init(_ candidates: [Candidate], dialog: IntentDialog? = nil) {
            self.candidates = candidates
            self.dialog = dialog
        }
    }

    /// What the words came to.
    enum Outcome: Sendable {
        case found(Found)
        /// Why they are no value.
        case unclear(String)
        /// They are no value, and a resolver asks in these words.
        case reworded(String)
    }

    let reader: ValueReader

    func read(_ spoken: SpokenText, for parameter: any AnyIntentParameter) async throws -> Outcome {
        do {
            if let value = try await authored(spoken, parameter) {
                return outcome(of: [Candidate(value: value)], parameter.descriptor)
            }
            switch try await plain(spoken, as: parameter.descriptor) {
            case .values(let found): return outcome(of: found, parameter.descriptor)
            case .unclear(let remark):
                guard let value = try await byDefault(spoken, parameter) else { return .unclear(remark) }
                return outcome(of: [Candidate(value: value)], parameter.descriptor)
            }
        } catch let error as AppIntentError {
            return try Self.outcome(of: error)
        }
    }

    /// What the author's resolvers make of the words, as a text and as whatever else they take: a number, a date.
    private func authored(
        _ spoken: SpokenText, _ parameter: any AnyIntentParameter
    ) async throws -> (any Sendable)? {
        let chain = ResolverChain(authored: parameter)
        for type in chain.inputTypes {
            guard let input = try await input(spoken, type, parameter.descriptor) else { continue }
            if let value = try await chain.resolve(from: input, for: parameter) { return value }
        }
        return nil
    }

    private func input(
        _ spoken: SpokenText, _ type: _IntentValueType, _ descriptor: ParameterDescriptor
    ) async throws -> (any Sendable)? {
        if case .string = type { return spoken.text }
        guard case .values(let found) = try await plain(spoken, as: descriptor.reading(type)), found.count == 1,
            found[0].openItems == nil
        else { return nil }
        return found[0].value
    }

    /// What the type's own resolvers make of the words; a choice among options is not theirs.
    private func byDefault(
        _ spoken: SpokenText, _ parameter: any AnyIntentParameter
    ) async throws -> (any Sendable)? {
        guard parameter.descriptor.options == nil else { return nil }
        return try await ResolverChain(defaultsOf: parameter).resolve(from: spoken.text, for: parameter)
    }

    private func outcome(of found: [Candidate], _ descriptor: ParameterDescriptor) -> Outcome {
        let fitting = found.filter { ResolverCheck.objection(to: $0.value, descriptor) == nil }
        if fitting.isEmpty, let objection = found.first.flatMap({ ResolverCheck.objection(to: $0.value, descriptor) }) {
            return .unclear(objection)
        }
        return .found(Found(fitting))
    }

    /// What a resolver asks for, in its own words where it has some.
    private static func outcome(of error: AppIntentError) throws -> Outcome {
        switch error.kind {
        case .needsValue(let parameter, let dialog):
            return .reworded(dialog?.full.text() ?? ParameterPrompt.defaultPrompt(parameter.descriptor))
        case .needsDisambiguation(_, let options, let dialog) where !options.isEmpty:
            return .found(Found(options.map(Candidate.init), dialog: dialog))
        default: throw error
        }
    }
}

extension Candidate {
    /// A value under its own name.
    init(value: any Sendable) {
        self.init(value: value, display: ValueDisplay.representation(of: value))
    }
}
