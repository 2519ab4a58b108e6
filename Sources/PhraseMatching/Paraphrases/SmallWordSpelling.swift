/// Small words as hands and ears get them wrong: "teh" for "the", "too" for "to".
///
/// They are too short to be told from other words by how little they differ, and no phrase is known by them: where a slot takes any
/// words they would end up in it ("add milk to teh groceries"). So they are mended before.
struct SmallWordSpelling: Sendable {
    /// By what is said.
    private let meant: [String: String]
    private let filter: WordFilter

    init(_ model: FlexibleModel) {
        let small = Set(SpokenText.foldedWords(of: model.functionWords))
        let numbers = SpokenText.foldedWords(of: model.numberNames + model.numberJoiners)
        let others =
            model.senses.ordinary + model.fillers + model.wakeWords + model.joiners + model.actions.flatMap(\.words)
            + model.senses.denying + model.senses.turning + model.paraphrases.synonyms.joined()
        let words = Set(SpokenText.foldedWords(of: others)).union(small).union(numbers)
        var meant: [String: String] = [:]
        var unclear: Set<String> = []
        for word in small {
            for slip in Self.swapped(word) where !words.contains(slip) && meant.updateValue(word, forKey: slip) != nil {
                unclear.insert(slip)
            }
        }
        for slip in unclear { meant[slip] = nil }
        for (word, others) in model.soundAlikes {
            for other in SpokenText.foldedWords(of: others) { meant[other] = SpokenText(word).foldedWords.first }
        }
        self.meant = meant
        filter = WordFilter(meant.keys)
    }

    /// A word with two letters in the wrong order.
    private static func swapped(_ word: String) -> [String] {
        let letters = Array(word)
        return letters.indices.dropFirst().map { place in
            var letters = letters
            letters.swapAt(place - 1, place)
            return String(letters)
        }.filter { $0 != word }
    }

    /// The utterance with small words as they are meant; nil where all are.
    ///
    /// - isOwn: whether a word is one of a phrase or a name, which means itself.
    func mended(_ spoken: SpokenText, isOwn: (String) -> Bool) -> MendedText? {
        var mayBeMended = false
        spoken.forEachWord { word, _ in mayBeMended = mayBeMended || filter.mayHold(word) }
        guard mayBeMended else { return nil }
        var edits: [MendedText.Edit] = []
        for word in spoken.words {
            guard let meant = meant[word.folded], !isOwn(word.folded) else { continue }
            edits.append(MendedText.Edit(span: word.span, text: meant))
        }
        return edits.isEmpty ? nil : MendedText(spoken, edits)
    }
}
