/// Compares one rejected utterance with templates: which of their words and slots it has, and what else it says.
struct NearestSearch {
    /// A grammar's word that an utterance holds, or nearly.
    private struct Likeness {
        let word: Int
        let likeness: Double
    }

    /// Where an entry of a list is said.
    private struct Mention {
        let list: SlotListID
        let words: Range<Int>
    }

    private let grammar: Grammar
    private let index: WordIndex
    private var letters: [[Unicode.Scalar]] = []
    private var likenesses: [[Likeness]] = []
    private var mentions: [Mention] = []

    init(_ grammar: Grammar, _ spoken: FoldedText) {
        self.grammar = grammar
        index = grammar.words
        let ranges = spoken.words(separatedBy: .seam)
        for range in ranges {
            let word = spoken.string(range)
            letters.append(Array(word.unicodeScalars))
            likenesses.append(likenesses(of: word))
        }
        findMentions(spoken, ranges)
    }

    /// Templates that share a word or an entry with the utterance, with how much; none where nothing that is shared relates it to
    /// any.
    func scores() -> [NearTemplate] {
        guard mayBeAnchored else { return [] }
        var candidates: Set<TemplateID> = []
        for likeness in likenesses.joined() { candidates.formUnion(index.words[likeness.word].templates) }
        for mention in mentions { candidates.formUnion(index.templatesByList[mention.list] ?? []) }
        return candidates.map { NearTemplate(template: $0, score: score(of: $0)) }
    }

    /// Every word of the grammar within a typo of this one.
    private func likenesses(of word: String) -> [Likeness] {
        if let number = index.number(of: word) { return [Likeness(word: number, likeness: 1)] }
        let letters = Array(word.unicodeScalars)
        let (tolerance, set) = (EditDistance.tolerance(for: letters.count), LetterSet(letters))
        // A word of the grammar differs from this one.
        guard tolerance > 0 else { return [] }
        return index.words.indices.compactMap { number in
            guard set.isWithin(tolerance, of: index.words[number].set) else { return nil }
            return EditDistance.typos(letters, index.words[number].letters).map {
                Likeness(word: number, likeness: 1 - 0.2 * Double($0))
            }
        }
    }

    /// The longest entry of each list at each word.
    private mutating func findMentions(_ spoken: FoldedText, _ words: [Range<Int>]) {
        var hits = EntryHits(listCount: grammar.lists.count)
        var steps = 0
        let lists = index.templatesByList.keys.compactMap { id in grammar.list(id).map { (id: id, list: $0) } }
        for (number, word) in words.enumerated() {
            for (id, list) in lists {
                let range = hits.range(of: list, id, at: word.lowerBound, in: spoken, steps: &steps)
                guard !range.isEmpty else { continue }
                let said = words[number...].lastIndex { word in
                    hits.hits[range].contains { $0.end == word.upperBound }
                }
                if let said { mentions.append(Mention(list: id, words: number..<said + 1)) }
            }
        }
    }
}

extension NearestSearch {
    /// What is found of a template while going along it.
    private struct Tally {
        var had = 0.0
        var wanted = 0.0
        /// How much of each word of the utterance the template explains.
        var explained: [Double]
        var isAnchored = false
        /// The utterance's word that the last item of the template was found at.
        var lastWord: Int?
    }

    /// The harmonic mean of two shares: of the template that was said, and of the utterance that the template explains.
    private func score(of template: TemplateID) -> Double {
        var tally = Tally(explained: Array(repeating: 0, count: letters.count))
        for (place, item) in index.rows[Int(template.rawValue)].enumerated() {
            switch item {
            case .word(let number): count(word: number, isFirst: place == 0, in: &tally)
            case .slot(let list): count(slot: list, in: &tally)
            }
        }
        guard tally.isAnchored, tally.wanted > 0 else { return 0 }
        let weights = likenesses.map { $0.first.map { index.words[$0.word].weight } ?? index.strangerWeight }
        let said = weights.reduce(0, +)
        let explained = zip(weights, tally.explained).reduce(0) { $0 + $1.0 * $1.1 }
        let (ofTemplate, ofUtterance) = (tally.had / tally.wanted, explained / said)
        return ofTemplate + ofUtterance > 0 ? 2 * ofTemplate * ofUtterance / (ofTemplate + ofUtterance) : 0
    }

    private func count(word number: Int, isFirst: Bool, in tally: inout Tally) {
        let weight = index.words[number].weight
        tally.wanted += weight
        for place in letters.indices where tally.explained[place] == 0 {
            guard let likeness = likenesses[place].first(where: { $0.word == number })?.likeness else { continue }
            tally.had += weight * likeness
            tally.explained[place] = likeness
            tally.lastWord = place
            if isFirst && place == 0 || isTelling(index.words[number].letters) { tally.isAnchored = true }
            return
        }
        tally.lastWord = nil
    }

    /// Whether an entry is said, a word that tells something, or one at the beginning that a template may begin with.
    private var mayBeAnchored: Bool {
        !mentions.isEmpty || likenesses.first?.isEmpty == false
            || likenesses.joined().contains { isTelling(index.words[$0.word].letters) }
    }

    /// Short words are in every sentence of every language; alone they relate nothing to anything.
    private func isTelling(_ letters: [Unicode.Scalar]) -> Bool {
        letters.count >= 4 || letters.contains { $0.value > 0x2E80 }
    }

    private func count(slot list: SlotListID, in tally: inout Tally) {
        let weight = index.listWeights[list] ?? 1
        tally.wanted += weight
        let said = mentions.filter { mention in
            mention.list == list && mention.words.allSatisfy { tally.explained[$0] == 0 }
        }
        if let mention = said.max(by: { $0.words.count < $1.words.count }) {
            tally.had += weight
            for word in mention.words { tally.explained[word] = 1 }
            tally.isAnchored = true
            tally.lastWord = mention.words.upperBound - 1
        } else {
            countFiller(weight, in: &tally)
        }
    }

    /// Strange words right behind what was found may be a name that no entry has: they count half.
    private func countFiller(_ weight: Double, in tally: inout Tally) {
        guard var word = tally.lastWord else { return }
        let start = word
        while word + 1 < letters.count, tally.explained[word + 1] == 0, likenesses[word + 1].isEmpty {
            word += 1
            tally.explained[word] = 0.5
        }
        if word > start { tally.had += weight / 2 }
        tally.lastWord = nil
    }
}
