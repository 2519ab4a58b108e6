extension Template {
    /// Whether a folded word is one of its literal text.
    package func hasWord(_ word: String) -> Bool {
        pieces.contains { piece in
            if case .text(let text) = piece { SpokenText(text).foldedWords.contains(word) } else { false }
        }
    }

    /// Whether a folded word is one of its literal text, or a slip of one: of "wake me [up] at ${time}" "upp" is.
    package func hasWord(like word: String) -> Bool {
        pieces.contains { piece in
            guard case .text(let text) = piece else { return false }
            return SpokenText(text).foldedWords.contains {
                $0 == word || min($0.count, word.count) > 1 && WordNeighbours.isOneSlip($0, word)
            }
        }
    }
}
