package import PhraseMatching

/// The other ways to say a phrase that forbids something: with articles and without, with its numbers in words and in digits. What is not
/// to be done is not done either if it is said a little otherwise.
///
///     VetoForms(english).said(…"open room 2")     // also "open the room two"
package struct VetoForms: Sendable {
    private let pack: LanguagePack
    private let digits: [String: String]
    private let articles: Set<String>
    private let article: Template.Expression?

    package init(_ pack: LanguagePack) {
        self.pack = pack
        digits = pack.numbers.words.reduce(into: [:]) { $0[Folding.fold($1.key)] = String($1.value) }
        articles = Set(pack.commands.paraphrases.articles.map(Folding.fold))
        article =
            pack.commands.paraphrases.articles.isEmpty
            ? nil
            : .optional(
                .alternatives(pack.commands.paraphrases.articles.map { .text($0.hasSuffix("'") ? $0 : $0 + " ") }))
    }

    /// A phrase with its other forms.
    package func said(_ root: Template.Expression) -> Template.Expression { said(root, SpokenForms(pack)) }

    private func said(_ root: Template.Expression, _ forms: SpokenForms) -> Template.Expression {
        guard case .text(let text) = root else { return root.mappingParts { said($0, forms) } }
        var texts: [String] = []
        for form in [text] + forms.forms(of: text) + [inDigits(text)] where !texts.contains(form) { texts.append(form) }
        return texts.count == 1 ? withArticles(text) : .alternatives(texts.map(withArticles))
    }

    private func inDigits(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false)
            .map { digits[Folding.fold(String($0))] ?? String($0) }.joined(separator: " ")
    }

    /// Before each word an article may stand, and need not.
    private func withArticles(_ text: String) -> Template.Expression {
        guard let article else { return .text(text) }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return .joining(
            words.indices.flatMap { place -> [Template.Expression] in
                let space = place + 1 < words.count ? " " : ""
                if !space.isEmpty, articles.contains(Folding.fold(words[place])) { return [] }
                return words[place].isEmpty ? [.text(space)] : [article, .text(words[place] + space)]
            })
    }
}
