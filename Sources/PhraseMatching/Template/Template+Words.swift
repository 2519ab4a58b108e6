extension Template {
    /// Whether a folded word is one of its literal text.
    package func hasWord(_ word: String) -> Bool {
        literals.contains { SpokenText($0).foldedWords.contains(word) }
    }

    /// Whether a folded word is one of its literal text, or a slip of one: of "wake me [up] at ${time}" "upp" is.
    package func hasWord(like word: String) -> Bool {
        literals.contains { text in
            SpokenText(text).foldedWords.contains {
                $0 == word || min($0.count, word.count) > 1 && WordNeighbours.isOneSlip($0, word)
            }
        }
    }

    /// What it says itself, in pieces as they are written: of "(open|show) [the] ${note}" that is "open", "show", "the".
    package var literals: [String] {
        pieces.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The words, folded, that what is said for it may begin with before any slot; of "[please] (open|show) ${note}" all three.
    package var leadingWords: Set<String> { Set(root.leads.words.map(Folding.fold)) }
}

extension Template.Expression {
    /// First words, and whether what follows may come first as well.
    fileprivate var leads: (words: [String], mayBeEmpty: Bool) {
        switch self {
        case .text(let text):
            let first = text.split(whereSeparator: \.isWhitespace).first.map(String.init)
            return (first.map { [$0] } ?? [], first == nil)
        case .slot, .rule: return ([], false)
        case .optional(let inner): return (inner.leads.words, true)
        case .alternatives(let items), .permutation(let items):
            let leads = items.map(\.leads)
            return (leads.flatMap(\.words), leads.contains(where: \.mayBeEmpty))
        case .sequence(let items):
            var words: [String] = []
            for item in items {
                let leads = item.leads
                words += leads.words
                if !leads.mayBeEmpty { return (words, false) }
            }
            return (words, true)
        }
    }
}

extension Grammar {
    /// The words that its phrases begin with, folded.
    /// - Complexity: linear in the phrases.
    package var leadingWords: Set<String> {
        phrases.reduce(into: []) { $0.formUnion($1.template.leadingWords) }
    }
}
