package import PhraseMatching

extension Template.Expression {
    /// The same with the other forms that a word has before what follows it: “un minuteur de ${length}” is also “un minuteur
    /// d'${length}”, “in ${room}” “im ${room}”.
    ///
    /// - Parameters:
    ///   - contractions: Words with the forms in which they are one with an article, see `CommandWords.contractions`.
    ///   - mayHaveArticle: Whether an article may stand before what fills a slot; before anything else only a vowel is left out.
    /// - Returns: The same phrase, with a choice before each slot behind such a word.
    package func contracting(_ contractions: [[String]], mayHaveArticle: (Template.Slot) -> Bool) -> Self {
        guard !contractions.isEmpty else { return self }
        guard case .sequence(let items) = self else {
            return mappingParts { $0.contracting(contractions, mayHaveArticle: mayHaveArticle) }
        }
        let next = items.dropFirst().map(Optional.some) + [nil]
        return .joining(
            zip(items, next).map { item, next in
                guard case .text(let text) = item, case .slot(let slot)? = next else {
                    return item.contracting(contractions, mayHaveArticle: mayHaveArticle)
                }
                return Self.contracted(text, contractions, mayHaveArticle: mayHaveArticle(slot))
            })
    }

    private static func contracted(_ text: String, _ contractions: [[String]], mayHaveArticle: Bool) -> Self {
        let forms = contractions.lazy.flatMap { forms in forms.map { (written: written($0), forms: forms) } }
        let ends = forms.filter { endsIn($0.written, text) }
        guard let end = ends.max(by: { $0.written.count < $1.written.count }) else { return .text(text) }
        // An article that is a word of its own needs no form.
        let others = end.forms.filter { $0.hasSuffix("'") || mayHaveArticle }.filter { !$0.contains(" ") }.map(written)
        let said = [end.written] + others.filter { $0 != end.written }
        return .joining([.text(String(text.dropLast(end.written.count))), .alternatives(said.map { .text($0) })])
    }

    /// As it stands before what follows: "d'une", "de deux".
    private static func written(_ form: String) -> String { form.hasSuffix("'") ? form : form + " " }

    private static func endsIn(_ form: String, _ text: String) -> Bool {
        guard text.lowercased().hasSuffix(form) else { return false }
        return text.dropLast(form.count).last?.isWhitespace ?? true
    }
}
