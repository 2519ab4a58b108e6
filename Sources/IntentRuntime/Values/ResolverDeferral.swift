import AppIntents
import PhraseMatching
import SpokenLanguage

/// Words of a phrase that become a value within the turn: where the author's resolvers can ask the person, and where the
/// values of other parameters are known.
struct DeferredWords: Sendable, CustomStringConvertible {
    let spoken: SpokenText

    var description: String { spoken.text }
}

extension Candidate {
    /// Words that become a value later.
    init(deferring spoken: SpokenText) {
        self.init(value: DeferredWords(spoken: spoken), title: spoken.text)
    }

    /// The words, of a candidate that is to become a value.
    var deferredWords: SpokenText? { (value as? DeferredWords)?.spoken }
}

extension ParameterDescriptor {
    /// Whether what a phrase says of the parameter, by a name that the app suggests or not, is made into a value within the
    /// turn only: there the person can be told why it is none.
    func leavesToTurn(isListed: Bool) -> Bool {
        if dependsOnParameters { return true }
        guard !isListed else { return false }
        return switch valueType.element {
        case .file, .person: true
        default: !resolvers.isEmpty || !supportsNegativeNumbers
        }
    }
}

extension ParameterPrompt {
    /// The value that words of a phrase stand for; the person is asked where they stand for none.
    func value(
        of parameter: any AnyIntentParameter, named name: String, heard words: SpokenText
    ) async throws -> Candidate {
        switch try await resolve(words, parameter) {
        case .found(let found):
            return try await one(of: found.candidates, named: name, parameter.descriptor, dialog: found.dialog)
        case .reworded(let prompt):
            return try await value(of: parameter, named: name, dialog: IntentDialog("\(prompt)"))
        case .unclear(let remark):
            return try await value(of: parameter, named: name, dialog: nil, remark: remark)
        }
    }

    /// What the words come to by the parameter's resolvers; `listed` is what the question offered.
    func resolve(
        _ words: SpokenText, _ parameter: any AnyIntentParameter, listed: ListedOptions? = nil
    ) async throws -> ResolverReader.Outcome {
        let reader = ValueReader(answers: services.answers, listed: listed)
        return try await app.asking(the: QueryName(parameter.descriptor)) {
            try await ResolverReader(reader: reader).read(words, for: parameter)
        }
    }
}
