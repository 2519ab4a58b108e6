/// Words of phrases as hands get them wrong, where nothing is meant as it is said: "opne shopping list in field notes".
///
/// A word that everybody says, or that a name has, means itself.
struct PhraseWordSpelling: Sendable {
    private let words: [String]
    private let neighbours: WordNeighbours
    private let senses: SenseLexicon
    private let lexicon: Lexicon
    /// Words that mean themselves.
    private let known: Set<String>

    /// Shorter ones have too many neighbours.
    private static let leastLetters = 4
    /// A name has no more words that nobody knows.
    private static let mostUnknown = 4

    init(_ compiled: CompiledFlexibleGrammar) {
        (senses, lexicon) = (compiled.senses, compiled.lexicon)
        let phraseWords = Set(compiled.grammar.wordTexts)
        known = phraseWords.union(compiled.shortNameWords)
        words = phraseWords.filter {
            $0.count >= Self.leastLetters && compiled.lexicon.entry(of: $0).kind == .known
        }.sorted()
        neighbours = WordNeighbours(words)
    }

    /// The utterance with words of phrases as they are meant; nil where none is nearly said.
    func mended(_ spoken: SpokenText) -> MendedText? {
        let said = spoken.words
        let unknown = said.filter { $0.folded.utf8.count >= Self.leastLetters && !known.contains($0.folded) }
        guard unknown.count <= Self.mostUnknown, unknown.count < said.count else { return nil }
        let edits = unknown.compactMap { word in
            meant(word.folded).map { MendedText.Edit(span: word.span, text: $0) }
        }
        return edits.isEmpty ? nil : MendedText(spoken, edits)
    }

    private func meant(_ word: String) -> String? {
        let near = neighbours.near(word)
        guard near.count == 1, !senses.isOrdinary(word), !lexicon.entry(of: word).isSmall else { return nil }
        return words[near[0]]
    }
}
