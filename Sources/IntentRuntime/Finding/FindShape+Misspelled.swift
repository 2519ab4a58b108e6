import PhraseMatching

/// A name as it is written, to be compared with what is nearly it.
struct Spelling: Sendable {
    private let letters: [Unicode.Scalar]

    init(_ name: String) {
        letters = Array(SpokenText(name).foldedWords.joined(separator: " ").unicodeScalars)
    }

    /// How many letters the name is away; `nil` where it is another one.
    func distance(to other: Spelling) -> Int? {
        letters.isEmpty || other.letters.isEmpty ? nil : EditDistance.typos(letters, other.letters)
    }
}

extension [Spelling] {
    func distance(to other: Spelling) -> Int? { compactMap { $0.distance(to: other) }.min() }
}

extension FindParser {
    /// The property that is nearly called so.
    func nearestProperty(to text: String) -> Int? {
        let said = Spelling(text)
        let near = properties.indices.compactMap { index in
            properties[index].spellings.distance(to: said).map { (index: index, distance: $0) }
        }
        return near.min { $0.distance < $1.distance }?.index
    }
}

extension FindCatalog {
    /// The things that are nearly named behind a verb, and something must hold of them: “find nots whose title contains otter”.
    ///
    /// - Returns: The place of the name, and what is meant.
    func misspelled(in words: [String]) -> (place: Int, entity: FindableEntity)? {
        for verb in lexicon.verbs.lengths(in: words, at: 0, before: words.count) {
            let place = verb + (lexicon.all.length(in: words, at: verb, before: words.count) ?? 0)
            // Something of which something is said: “whose”, a property, and more.
            guard place < words.count,
                let condition = lexicon.conditions.length(in: words, at: place + 1, before: words.count),
                place + 1 + condition < words.count - 1
            else { continue }
            let said = Spelling(words[place])
            let near = entities.compactMap { entity in
                entity.spellings.distance(to: said).map { (entity: entity, distance: $0) }
            }
            // What is called so is not misspelled: something else is wrong.
            if near.contains(where: { $0.distance == 0 }) { continue }
            if let nearest = near.min(by: { $0.distance < $1.distance }) { return (place, nearest.entity) }
        }
        return nil
    }
}
