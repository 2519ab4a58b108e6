/// Verbs of two words that may stand apart: "turn off the radio", "turn the radio off", "switch off the radio".
struct PhrasalVerbs {
    typealias Item = FlexibleGrammarBuilder.Item

    private let lexicon: Lexicon

    init(_ lexicon: Lexicon) { self.lexicon = lexicon }

    /// Where the second word of such a verb is, if a phrase begins with one and has a slot behind it.
    func particle(in items: [Item]) -> Int? {
        guard case .word(let verb)? = items.first, let object = firstObject(in: items) else { return nil }
        return [1, object + 1].first { place in
            guard items.indices.contains(place), case .word(let text) = items[place] else { return false }
            return lexicon.actions(of: "\(verb) \(text)") != 0
        }
    }

    /// The other ways to say such a phrase: its particle elsewhere, another verb of two words that means the same.
    func variants(of items: [Item]) -> [[Item]] {
        guard let place = particle(in: items), let object = firstObject(in: items), case .word(let verb) = items[0],
            case .word(let particle) = items[place]
        else { return [] }
        var rest = items[1...]
        rest.remove(at: place)
        let behind = place == 1 ? object : object + 1
        return pairs(meaning: verb, particle).flatMap { verb, particle in
            [1, behind].map { place in
                [.word(verb)] + rest.prefix(place - 1) + [.word(particle)] + rest.dropFirst(place - 1)
            }
        }.filter { $0 != items }
    }

    /// Where the first slot is, if nothing but small words is between it and the verb.
    private func firstObject(in items: [Item]) -> Int? {
        items.indices.dropFirst().first { if case .slot = items[$0] { true } else { false } }.flatMap { slot in
            let isClose = items[1..<slot].allSatisfy {
                if case .word(let text) = $0 { lexicon.isFunctionWord(text) } else { false }
            }
            return isClose ? slot : nil
        }
    }

    /// The verb itself first.
    private func pairs(meaning verb: String, _ particle: String) -> [(verb: String, particle: String)] {
        let others = lexicon.synonyms(of: "\(verb) \(particle)").map(\.words)
        return [(verb, particle)] + others.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    }
}
