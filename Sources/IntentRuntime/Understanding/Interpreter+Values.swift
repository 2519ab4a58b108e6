import AppIntents
import PhraseMatching
import SpokenLanguage

extension Interpreter {
    /// A listed name stands for its value; other words are left to the author's query, or read as what the type needs.
    func reading(
        of slot: SlotMatch, of match: Match, in spoken: SpokenText, _ descriptor: ParameterDescriptor,
        _ app: RunningApp
    ) async throws -> ValueReader.Reading {
        if descriptor.leavesToTurn(isListed: slot.value != nil) {
            return .values([Candidate(deferring: descriptor.words(at: slot.span, of: spoken))])
        }
        guard let value = slot.value, let list = index.lists[slot.list] else {
            return try await read(descriptor.words(at: slot.span, of: spoken), descriptor, app)
        }
        guard let candidate = list.table.candidate(of: value) else {
            return .unclear(Texts.noneCalled(slot.text, noun: descriptor.noun))
        }
        guard match.tier == .flexible else { return .values([candidate]) }
        return .values(try await partners(of: candidate, slot, descriptor, app))
    }

    private func read(
        _ spoken: SpokenText, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> ValueReader.Reading {
        let reader = ResolverReader(reader: ValueReader(answers: answers))
        let reading = try await app.asking(the: QueryName(descriptor), within: deadline) {
            try await reader.plain(spoken, as: descriptor)
        }
        // Which of several are meant is asked within the turn, item by item.
        guard case .values(let found) = reading, found.contains(where: { $0.openItems != nil }) else { return reading }
        return .values([Candidate(deferring: spoken)])
    }

    /// All that are called so: of a part of several names the flexible tier prefers the shortest, which nobody said.
    private func partners(
        of candidate: Candidate, _ slot: SlotMatch, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> [Candidate] {
        let name = answers.core(of: SpokenText(slot.text))
        guard NameParts(name).arePart(of: candidate.names), !NameParts(name).areWhole(of: candidate.names) else {
            return [candidate]
        }
        guard case .values(let found) = try await read(name, descriptor, app) else { return [candidate] }
        return found.contains { $0.id == candidate.id } ? found : [candidate]
    }
}

extension Match {
    /// Whoever says only what an app is called, or one word and no app, has hardly said what to do.
    func saysLittle(_ spoken: SpokenText, _ answers: AnswerReader) -> Bool {
        let app = slots.first { $0.name == "applicationName" }
        let others = spoken.words.filter { app?.span.contains($0.span.lowerBound) != true }
        let telling = others.filter { answers.saysSomething(SpokenText(spoken.substring($0.span))) }
        return telling.count <= (app == nil ? 1 : 0)
    }
}

extension ParameterDescriptor {
    /// Whether what is said of it is read, not looked up among names: it can be asked for again when it was not understood.
    var isRead: Bool {
        guard options == nil else { return false }
        return switch valueType.element {
        case .entity, .enumeration, .union: false
        default: true
        }
    }
}

extension ParameterDescriptor {
    /// What is said of the parameter at a place of a text: free text with all its signs, else what a value is read from.
    fileprivate func words(at span: Range<Int>, of spoken: SpokenText) -> SpokenText {
        keepsSigns ? spoken.said(at: span) : spoken.value(at: span)
    }
}
