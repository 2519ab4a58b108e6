import AppIntents
import PhraseMatching
import SpokenLanguage

extension Interpreter {
    /// A listed name stands for its value; other words are left to the author's query, or read as what the type needs.
    func candidates(
        for slot: SlotMatch, of match: Match, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> [Candidate] {
        if descriptor.leavesToTurn(isListed: slot.value != nil) { return [Candidate(deferring: SpokenText(slot.text))] }
        guard let value = slot.value, let list = index.lists[slot.list] else {
            return try await read(SpokenText(slot.text), descriptor, app)
        }
        guard let candidate = list.table.candidate(of: value) else { return [] }
        guard match.tier == .flexible else { return [candidate] }
        return try await partners(of: candidate, slot, descriptor, app)
    }

    private func read(
        _ spoken: SpokenText, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> [Candidate] {
        let reader = ResolverReader(reader: ValueReader(answers: answers))
        let reading = try await app.asking(the: String(describing: descriptor.valueType.element)) {
            try await AuthorCode.run(within: deadline, context: app.quietContext) {
                try await reader.plain(spoken, as: descriptor)
            }
        }
        guard case .values(let found) = reading else { return [] }
        return found
    }

    /// All that are called so: of a part of several names the flexible tier prefers the shortest, which nobody said.
    private func partners(
        of candidate: Candidate, _ slot: SlotMatch, _ descriptor: ParameterDescriptor, _ app: RunningApp
    ) async throws -> [Candidate] {
        let name = answers.core(of: SpokenText(slot.text))
        guard NameParts(name).arePart(of: candidate.names), !NameParts(name).areWhole(of: candidate.names) else {
            return [candidate]
        }
        let found = try await read(name, descriptor, app)
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
