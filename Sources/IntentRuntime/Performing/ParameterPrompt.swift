import AppIntents
import PhraseMatching
import SpokenLanguage

/// Asks for a parameter's value until there is one: the question, the answer, and the choice where several fit.
struct ParameterPrompt: Sendable {
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
    /// Something else may have been meant: what sounds like a command and is no answer is one.
    var isSuggestion = false

    func value(
        of parameter: any AnyIntentParameter, named name: String, dialog: IntentDialog?, remark: String? = nil
    ) async throws -> Candidate {
        let descriptor = parameter.descriptor
        let suggestions = try await suggestions(for: descriptor)
        if suggestions.count == 1, descriptor.isOneOfItsKind { return suggestions[0] }
        try Self.expectChoices(among: suggestions, descriptor, named: name)
        var question = question(
            .value, Subject(name: name, descriptor), dialog ?? descriptor.requestValueDialog,
            or: Self.defaultPrompt(descriptor), [])
        (question.remark, question.isSuggestion) = (remark, isSuggestion)
        question.list(suggestions.map(\.option)[...], moreWord: services.answers.moreWord)
        let found = try await services.asker.ask(question) { answer, question in
            try await read(answer.spoken, parameter, suggestions, &question)
        }
        return try await one(of: found.candidates, named: name, descriptor, dialog: found.dialog)
    }

    /// Ends the turn where a value can only be chosen and there is nothing to choose from.
    func expectChoices(for parameter: any AnyIntentParameter, named name: String) async throws {
        try Self.expectChoices(
            among: try await suggestions(for: parameter.descriptor), parameter.descriptor, named: name)
    }

    private static func expectChoices(
        among suggestions: [Candidate], _ descriptor: ParameterDescriptor, named name: String
    ) throws {
        guard suggestions.isEmpty, descriptor.needsSuggestions else { return }
        throw TurnEnd.unable(Texts.nothingToChoose(descriptor.title?.text() ?? name))
    }

    /// What is meant of several: one of them, or a list of them where the parameter takes several.
    func one(
        of candidates: [Candidate], named name: String?, _ descriptor: ParameterDescriptor, dialog: IntentDialog? = nil
    ) async throws -> Candidate {
        guard candidates.count != 1 else {
            guard let items = candidates[0].openItems else { return candidates[0] }
            return try await each(of: items, named: name, descriptor, dialog: dialog)
        }
        let chosen = try await some(of: candidates, named: name, descriptor, dialog: dialog)
        return Candidate(list: chosen).flatMap { chosen.count > 1 ? $0 : nil } ?? chosen[0]
    }

    /// Those that are meant of several, at least one; more only for a parameter that takes several.
    func some(
        of candidates: [Candidate], named name: String?, _ descriptor: ParameterDescriptor, dialog: IntentDialog?
    ) async throws -> [Candidate] {
        guard candidates.count != 1 else { return candidates }
        let question = question(
            .disambiguation, name.map { Subject(name: $0, descriptor) },
            dialog ?? descriptor.requestDisambiguationDialog, or: Texts.which(descriptor.noun), candidates.map(\.option)
        )
        return try await services.asker.choose(question, takesSeveral: descriptor.valueType.isCollection)
            .map { candidates[$0] }
    }

    func question(
        _ kind: Question.Kind, _ subject: Subject?, _ dialog: IntentDialog?, or prompt: String,
        _ options: [Question.Option]
    ) -> Question {
        Question(
            kind, app: app.name, intent: intentTitle, parameter: subject?.name, label: subject?.title,
            prompt: dialog?.full.text() ?? prompt, options: options)
    }

    /// A whole name first, then the place among those that were listed; then whatever else the type understands.
    private func read(
        _ answer: SpokenText, _ parameter: any AnyIntentParameter, _ suggestions: [Candidate],
        _ question: inout Question
    ) async throws -> Asker.Heard<ResolverReader.Found> {
        let descriptor = parameter.descriptor
        let name = NameParts(answer)
        // “Yes” and “no” are values, whatever the two are called, and no answers to a choice.
        let isYesOrNo = descriptor.booleanName != nil && services.answers.boolean(answer) != nil
        if !suggestions.isEmpty, !isYesOrNo, !suggestions.contains(where: { name.areWhole(of: $0.names) }),
            let heard = try pick(answer, name, descriptor, suggestions, &question)
        {
            return heard
        }
        let options = ListedOptions(all: suggestions, count: question.lastNumber)
        let words = descriptor.keepsSigns && !descriptor.valueType.isCollection ? answer.said : answer
        switch try await resolve(words, parameter, listed: suggestions.isEmpty ? nil : options) {
        case .found(let found): return .value(found)
        case .reworded(let prompt):
            question.prompt = prompt
            return .unclear(nil)
        case .unclear(let remark):
            guard !descriptor.valueType.isCollection else {
                return alike(answer, descriptor, options).map { .value(ResolverReader.Found([$0])) } ?? .unclear(remark)
            }
            let alike = services.sounds.option(like: answer, among: suggestions.map(\.names))
            return alike.map { .value(ResolverReader.Found([suggestions[$0]])) } ?? .unclear(remark)
        }
    }

    /// What is said of a list: a place, “more”, “neither”; `nil` when it may be a name.
    private func pick(
        _ answer: SpokenText, _ name: NameParts, _ descriptor: ParameterDescriptor, _ suggestions: [Candidate],
        _ question: inout Question
    ) throws -> Asker.Heard<ResolverReader.Found>? {
        let answers = services.answers
        let options = ListedOptions(all: suggestions, count: question.lastNumber)
        if answers.isMore(answer) {
            guard options.count < suggestions.count else { return .unclear(Texts.noMore) }
            question.list(suggestions.map(\.option)[options.count...], moreWord: answers.moreWord)
            return .again
        }
        if let one = options.option(at: answer, answers) ?? several(answer, descriptor, options) {
            return .value(ResolverReader.Found([one]))
        }
        // What is a name as it was said is left to the author's query too, which may know more than it suggests.
        func isSure(_ index: Int) -> Bool { descriptor.knowsAll || !name.arePart(of: suggestions[index].names) }
        let names = suggestions.map(\.names)
        switch answers.choice(answer, among: names, byPlace: false, takesAll: false) {
        case .one(let index) where isSure(index): return .value(ResolverReader.Found([suggestions[index]]))
        case .several(let found) where found.count < suggestions.count && found.allSatisfy(isSure):
            return .value(ResolverReader.Found(found.map { suggestions[$0] }))
        case .neither: throw TurnEnd.declined
        case .none where answers.isAll(answer) && descriptor.takesOneOfThem: return .unclear(Texts.onlyOneIsTaken)
        case .none:
            // A number in a name may be said in words: “thirty” of “Shelf 30”.
            if let number = answers.integer(answer), number > options.count,
                case .one(let index) = answers.choice(SpokenText(String(number)), among: names, byPlace: false)
            {
                return .value(ResolverReader.Found([suggestions[index]]))
            }
            return options.objection(to: answer, answers).map { .unclear($0) }
        default: return nil
        }
    }

    private func suggestions(for descriptor: ParameterDescriptor) async throws -> [Candidate] {
        try await app.asking(the: QueryName(descriptor)) {
            if let options = descriptor.options { return try await options().map(Candidate.init) }
            switch descriptor.valueType.element {
            case .entity(let type):
                let suggestions = try await EntityFinder(type, query: descriptor.query).suggestions()
                return SuggestionRanking(app).ranked(suggestions)
            case .enumeration(let type): return SuggestionRanking(app).workoutsFirst(Candidate.cases(of: type))
            case .bool: return descriptor.booleanName.map(Candidate.states) ?? []
            default: return []
            }
        }
    }

    /// What asks for a value that nobody said.
    static func prompt(_ descriptor: ParameterDescriptor) -> String {
        descriptor.requestValueDialog?.full.text() ?? defaultPrompt(descriptor)
    }

    static func defaultPrompt(_ descriptor: ParameterDescriptor) -> String {
        switch descriptor.valueType.element {
        case .entity, .enumeration: Texts.which(descriptor.noun)
        case _ where descriptor.valueName != nil: Texts.which(descriptor.noun)
        case .bool where descriptor.booleanName == nil: Texts.yesOrNo(descriptor.title?.text() ?? descriptor.noun)
        default: Texts.whatShouldBe(descriptor.title?.text() ?? descriptor.noun)
        }
    }
}

extension ParameterDescriptor {
    /// Whether a value is one of those that are suggested, and not any text.
    fileprivate var takesOneOfThem: Bool {
        if valueType.isCollection { return false }
        return switch valueType.element {
        case .string, .attributedString: needsSuggestions
        default: true
        }
    }

    /// Whether nothing can be meant but what is suggested.
    fileprivate var knowsAll: Bool {
        guard options == nil else { return false }
        return switch valueType.element {
        case .enumeration, .bool: true
        default: false
        }
    }

    /// Whether there is only one such thing in the app.
    fileprivate var isOneOfItsKind: Bool {
        guard case .entity(let type) = valueType.element else { return false }
        return type is any UniqueAppEntity.Type && !valueType.isCollection
    }

    /// Whether no answer can be understood where nothing is suggested.
    fileprivate var needsSuggestions: Bool {
        guard resolvers.isEmpty else { return false }
        if options != nil { return true }
        guard case .entity(let type) = valueType.element else { return false }
        return !(query.map(EntityLookup.init(query:)) ?? EntityLookup(type)).findsByWords
    }
}
