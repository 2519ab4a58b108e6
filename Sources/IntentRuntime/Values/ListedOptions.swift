import PhraseMatching
import SpokenLanguage

/// What can be said to a question, and how much of it was listed: what was listed may be meant by its place.
struct ListedOptions: Sendable {
    let all: [Candidate]
    /// So many were listed, from the first.
    let count: Int

    var listed: ArraySlice<Candidate> { all.prefix(count) }

    /// The option at the place that is all that was said; a whole name is no place.
    func option(at text: SpokenText, _ answers: AnswerReader) -> Candidate? {
        guard !isNamed(text) else { return nil }
        return answers.place(text, among: listed.count).map { all[$0] }
    }

    /// The options at several places: “1 and 3”, “the first and the last”; `nil` where anything else is said.
    func options(at text: SpokenText, _ answers: AnswerReader) -> [Candidate]? {
        let found = answers.lists.items(of: text, crossesCommas: false) { item, _ in option(at: item, answers) }
        return found.flatMap { $0.count > 1 ? $0 : nil }
    }

    /// That a place is beyond what was listed; `nil` where the words may be a part of a name.
    func objection(to text: SpokenText, _ answers: AnswerReader) -> String? {
        guard case .none = answers.choice(text, among: all.map(\.names), byPlace: false),
            case .outOfRange(let place) = answers.choice(text, among: listed.map(\.names))
        else { return nil }
        let isListedLater = place.magnitude > listed.count && place.magnitude <= all.count
        return isListedLater ? Texts.onlyListed(listed.count) : Texts.onlyOptions(all.count)
    }

    private func isNamed(_ text: SpokenText) -> Bool {
        let name = NameParts(text)
        return all.contains { name.areWhole(of: $0.names) }
    }
}
