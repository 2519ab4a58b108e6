package import PhraseMatching

/// The other ways to say a phrase that forbids something: with articles and without, with its numbers in words and in digits. What is not
/// to be done is not done either if it is said a little otherwise.
///
///     VetoForms(english).said(…"open room 2")     // also "open the room two"
package struct VetoForms: Sendable {
    private let pack: LanguagePack
    private let digits: [String: String]
    private let articles: Set<String>
    /// As they stand before a word.
    private let writtenArticles: [String]

    package init(_ pack: LanguagePack) {
        self.pack = pack
        digits = pack.numbers.words.reduce(into: [:]) { $0[Folding.fold($1.key)] = String($1.value) }
        articles = Set(pack.commands.paraphrases.articles.map(Folding.fold))
        writtenArticles = pack.commands.paraphrases.articles.map { $0.hasSuffix("'") ? $0 : $0 + " " }
    }

    /// A phrase with its other forms.
    package func said(_ root: Template.Expression) -> Template.Expression { said(root, SpokenForms(pack)) }

    private func said(_ root: Template.Expression, _ forms: SpokenForms) -> Template.Expression {
        guard case .text(let text) = root else { return root.mappingParts { said($0, forms) } }
        var texts: [String] = []
        for form in [text] + forms.forms(of: text) + [inDigits(text)] {
            for form in [form, withoutArticles(form)] where !texts.contains(form) { texts.append(form) }
        }
        return texts.count == 1 ? withArticles(text) : .alternatives(texts.map(withArticles))
    }

    private func inDigits(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false)
            .map { digits[Folding.fold(String($0))] ?? String($0) }.joined(separator: " ")
    }

    private func withoutArticles(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).filter {
            !articles.contains(Folding.fold(String($0)))
        }
        .joined(separator: " ")
    }

    /// Before each word an article may stand, and need not; what the author wrote is one of the ways, also where phrases are only like it.
    private func withArticles(_ text: String) -> Template.Expression {
        guard !writtenArticles.isEmpty else { return .text(text) }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var (items, isBehindArticle) = ([Template.Expression](), false)
        for (place, word) in words.enumerated() {
            let written = place + 1 < words.count ? word + " " : word
            let isArticle = written != word && articles.contains(Folding.fold(word))
            if isArticle {
                items.append(Self.oneOf([written] + writtenArticles.filter { $0 != written }))
            } else if word.isEmpty || isBehindArticle {
                items.append(.text(written))
            } else {
                items += [.optional(Self.oneOf(writtenArticles)), .text(written)]
            }
            isBehindArticle = isArticle
        }
        return .joining(items)
    }

    private static func oneOf(_ texts: [String]) -> Template.Expression { .alternatives(texts.map { .text($0) }) }
}
