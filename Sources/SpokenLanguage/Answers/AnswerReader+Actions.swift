package import PhraseMatching

/// What is said to what is on the screen and of what was done, rather than to an app.
extension AnswerReader {
    /// Whether the whole utterance takes back what was done last: "undo that please".
    package func isUndo(_ utterance: SpokenText) -> Bool {
        words(of: utterance).map { undo.cover($0, with: fillers) } ?? false
    }

    /// Whether the whole utterance does again what was taken back: "redo".
    package func isRedo(_ utterance: SpokenText) -> Bool {
        words(of: utterance).map { redo.cover($0, with: fillers) } ?? false
    }

    /// Which control is meant: "2", "press the second one", "add to cart", "tap gift wrap please".
    ///
    /// Without a word for pressing it must be the whole label, or its number and nothing else.
    package func control(_ utterance: SpokenText, among labels: [String]) -> Choice {
        guard let words = words(of: utterance) else { return .none }
        if let rest = pressed(utterance, words) {
            let found = choice(rest, among: labels.map { [$0] })
            return found == .neither ? .none : found
        }
        let whole = trims(of: words, by: fillers).lazy.map { Array(words[$0]) }.compactMap { words in
            let found = labels.indices.filter { SpokenText(labels[$0]).foldedWords == words }
            return found.isEmpty ? nil : found.count == 1 ? Choice.one(found[0]) : .several(found)
        }
        if let first = whole.first { return first }
        return integer(utterance).map { number in
            (1...max(labels.count, 1)).contains(number) && !labels.isEmpty ? .one(number - 1) : .outOfRange(number)
        } ?? .none
    }

    /// What follows a word for pressing.
    private func pressed(_ utterance: SpokenText, _ words: [String]) -> SpokenText? {
        let fillers = fillers.prefixes(of: words)
        for start in words.indices where fillers[start] {
            for end in words.indices.dropFirst(start + 1).reversed() where press.contains(words[start..<end]) {
                let first = utterance.words[end].span.lowerBound
                let last = utterance.words[words.count - 1].span.upperBound
                return SpokenText(utterance.substring(first..<last))
            }
        }
        return nil
    }
}
