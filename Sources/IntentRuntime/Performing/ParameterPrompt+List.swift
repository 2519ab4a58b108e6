import AppIntents
import PhraseMatching
import SpokenLanguage

extension ParameterPrompt {
    /// Asks for each thing of a list that fits several; what is meant already is not offered again.
    func each(
        of items: [[Candidate]], named name: String?, _ descriptor: ParameterDescriptor, dialog: IntentDialog?
    ) async throws -> Candidate {
        let certain = items.filter { $0.count == 1 }.map { $0[0] }
        var chosen: [Candidate] = []
        for item in items {
            let isCertain = item.count == 1
            let open = item.filter { option in
                !(chosen + (isCertain ? [] : certain)).contains(where: option.isSameEntity)
            }
            guard !open.isEmpty else { continue }
            chosen += try await some(of: open, named: name, descriptor, dialog: dialog)
        }
        guard let list = Candidate(list: chosen) else { throw TurnEnd.declined }
        return list
    }

    /// Several options as a person means them by place, or all of them.
    func several(
        _ answer: SpokenText, _ descriptor: ParameterDescriptor, _ options: ListedOptions
    ) -> Candidate? {
        guard descriptor.valueType.isCollection else { return nil }
        let answers = services.answers
        let found = answers.isAll(answer) ? options.all : options.options(at: answer, answers)?.distinct
        return found.flatMap { $0.count == 1 ? $0[0] : Candidate(list: $0) }
    }

    /// Several things of which some are only heard like an option: “otter, heron nets”. Each must be one.
    func alike(_ answer: SpokenText, _ descriptor: ParameterDescriptor, _ options: ListedOptions) -> Candidate? {
        let answers = services.answers
        let names = options.all.map(\.names)
        func size(_ text: SpokenText) -> Int { answers.lists.pieces(text).count }
        let sizes = names.map { Set($0.map { size(SpokenText($0)) }) }
        let all = sizes.reduce(into: Set<Int>()) { $0.formUnion($1) }
        let found = answers.lists.items(of: answer, crossesCommas: true) { text, _ -> Candidate? in
            // A name has as many parts as what is said of it, or a thing between them would be lost.
            let count = size(text)
            guard all.contains(count) else { return nil }
            if let option = options.option(at: text, answers) { return option }
            let named =
                if case .one(let index) = answers.choice(text, among: names, byPlace: false) { Optional(index) } else {
                    services.sounds.option(like: text, among: names)
                }
            return named.flatMap { sizes[$0].contains(count) ? options.all[$0] : nil }
        }
        guard let found = found?.distinct else { return nil }
        return found.count == 1 ? found[0] : Candidate(list: found)
    }
}
