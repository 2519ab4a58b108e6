import PhraseMatching
import SpokenLanguage

/// Picks an option by how an answer sounds, where no option is said word for word: “oter tracks” of “Otter tracks”.
struct SoundChoice: Sendable {
    /// More options are not compared while somebody waits.
    private static let limit = 1_000

    let language: PhraseLanguage
    let denials: NegationReader

    /// The option that is meant beyond doubt; none where several may be, or the words say that it is not meant.
    func option(like answer: SpokenText, among options: [[String]]) -> Int? {
        guard (1...Self.limit).contains(options.count), let matcher = matcher(of: options) else { return nil }
        let found = matcher.answer(to: [Hypothesis(answer)])
        guard found.status == .matched, let value = found.result.best.first?.slots.first?.value else { return nil }
        let index = Int(value)
        return denials.denies(answer, saying: options[index]) ? nil : index
    }

    /// Of the only phrase that there is: an option.
    private func matcher(of options: [[String]]) -> FlexibleMatcher? {
        guard let model = language.model.value else { return nil }
        let entries = options.enumerated().map { SlotEntry(value: UInt32($0), texts: $1) }
        var builder = GrammarBuilder()
        let list = builder.addList("option", entries: entries, acceptsUnlisted: false)
        let phrase = Template(pieces: [.slot("option")])
        guard (try? builder.addTemplate(phrase, lists: ["option": list], scope: ScopeID(rawValue: 0))) != nil else {
            return nil
        }
        return FlexibleMatcher(builder.build(), model: model)
    }
}
