import AppIntents
import PhraseMatching
import SpokenLanguage

/// Asks for a parameter's value until there is one: the question, the answer, and the choice where several fit.
struct ParameterPrompt: Sendable {
    /// So many suggestions are listed with a question.
    static let suggestionLimit = 9

    /// The parameter that a question is about.
    struct Subject {
        let name: String
        let title: String?

        init(name: String, _ descriptor: ParameterDescriptor) {
            self.name = name
            title = descriptor.title?.text().lowercased()
        }
    }

    let services: TurnServices
    let app: RunningApp
    let intentTitle: String

    func value(
        of parameter: any AnyIntentParameter, named name: String, dialog: IntentDialog?
    ) async throws -> Candidate {
        let descriptor = parameter.descriptor
        let suggestions = try await suggestions(for: descriptor)
        let question = question(
            .value, Subject(name: name, descriptor), dialog ?? descriptor.requestValueDialog,
            or: Self.defaultPrompt(descriptor),
            suggestions.prefix(Self.suggestionLimit).map(\.option))
        let found = try await services.asker.ask(question) { text, _ in
            try await read(text, descriptor, suggestions)
        }
        return try await one(of: found, named: name, descriptor)
    }

    /// The one that is meant of several.
    func one(of candidates: [Candidate], named name: String?, _ descriptor: ParameterDescriptor) async throws
        -> Candidate
    {
        guard candidates.count != 1 else { return candidates[0] }
        let index = try await services.asker.choose(
            question(
                .disambiguation, name.map { Subject(name: $0, descriptor) }, descriptor.requestDisambiguationDialog,
                or: Texts.which(descriptor.noun),
                candidates.map(\.option)))
        return candidates[index]
    }

    func question(
        _ kind: Question.Kind, _ subject: Subject?, _ dialog: IntentDialog?, or prompt: String,
        _ options: [Question.Option]
    ) -> Question {
        Question(
            kind, app: app.name, intent: intentTitle, parameter: subject?.name, label: subject?.title,
            prompt: dialog?.full.text() ?? prompt, options: options)
    }

    /// Number, ordinal and name of a suggestion first; then whatever else the type understands.
    private func read(
        _ text: String, _ descriptor: ParameterDescriptor, _ suggestions: [Candidate]
    ) async throws -> Asker.Heard<[Candidate]> {
        let listed = Array(suggestions.prefix(Self.suggestionLimit))
        if !listed.isEmpty {
            switch services.answers.choice(SpokenText(text), among: listed.map(\.names)) {
            case .one(let index) where !NameParts(text).arePart(of: listed[index].names): return .value([listed[index]])
            case .outOfRange: return .unclear(Texts.onlyOptions(listed.count))
            case .neither: throw TurnEnd.declined
            default: break
            }
        }
        switch try await services.reader.read(text, as: descriptor) {
        case .values(let found): return .value(found)
        case .unclear(let remark): return .unclear(remark)
        }
    }

    private func suggestions(for descriptor: ParameterDescriptor) async throws -> [Candidate] {
        if let options = descriptor.options { return try await options().map(Candidate.init) }
        switch descriptor.valueType.element {
        case .entity(let type): return try await EntityFinder(type, query: descriptor.query).suggestions()
        case .enumeration(let type): return Candidate.cases(of: type)
        default: return []
        }
    }

    static func defaultPrompt(_ descriptor: ParameterDescriptor) -> String {
        switch descriptor.valueType.element {
        case .entity, .enumeration: Texts.which(descriptor.noun)
        case .bool: Texts.yesOrNo(descriptor.title?.text() ?? descriptor.noun)
        default: Texts.whatShouldBe(descriptor.title?.text() ?? descriptor.noun)
        }
    }
}
