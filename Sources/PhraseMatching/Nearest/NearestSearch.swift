/// Compares one rejected utterance with templates: which of their words and slots it has, and what else it says.
struct NearestSearch {
    /// A grammar's word that an utterance holds, or nearly.
    private struct Likeness {
        let word: Int
        /// The word of the utterance.
        let place: Int
        let likeness: Double
    }

    /// Where an entry of a list is said.
    private struct Mention {
        let list: SlotListID
        let words: Range<Int>
    }

    private let grammar: Grammar
    private let index: WordIndex
    /// Of all words of the utterance, in their order.
    private var likenesses: [Likeness] = []
    /// Of each word of the utterance, whether the grammar has none like it.
    private var isStrange: [Bool] = []
    /// How much each word of the utterance counts, and all of them.
    private var weights: [Double] = []
    private var weight = 0.0
    private var mentions: [Mention] = []

    init(_ grammar: Grammar, _ spoken: FoldedView) {
        self.grammar = grammar
        index = grammar.words
        let words = spoken.words(separatedBy: .seam)
        isStrange.reserveCapacity(words.count)
        weights.reserveCapacity(words.count)
        for word in words { addLikenesses(of: word, in: spoken) }
        weight = weights.reduce(0, +)
        findMentions(spoken, words)
    }

    /// Templates that share a word or an entry with the utterance and have at least this score; none where nothing that is
    /// shared relates it to any.
    func templates(scoring least: Double) -> [NearTemplate] {
        guard mayBeAnchored else { return [] }
        var isCandidate = Array(repeating: false, count: index.rows.count)
        for likeness in likenesses {
            for template in index.words[likeness.word].templates { isCandidate[Int(template.rawValue)] = true }
        }
        for mention in mentions {
            for template in index.templatesByList[mention.list] ?? [] { isCandidate[Int(template.rawValue)] = true }
        }
        var tally = Tally(wordCount: weights.count)
        return isCandidate.indices.compactMap { number in
            guard isCandidate[number] else { return nil }
            let template = TemplateID(rawValue: UInt32(number))
            let score = score(of: template, &tally)
            return score < least ? nil : NearTemplate(template: template, score: score)
        }
    }

    /// Adds every word of the grammar within a typo of this one.
    private mutating func addLikenesses(of word: Range<Int>, in spoken: FoldedView) {
        let (start, place) = (likenesses.count, weights.count)
        if let number = index.number(of: word, in: spoken) {
            likenesses.append(Likeness(word: number, place: place, likeness: 1))
        } else if EditDistance.tolerance(for: word.count) > 0 {
            // There are no more letters than bytes.
            for neighbour in index.neighbours(of: Array(spoken.string(word).unicodeScalars)) {
                let likeness = 1 - 0.2 * Double(neighbour.typos)
                likenesses.append(Likeness(word: neighbour.word, place: place, likeness: likeness))
            }
        }
        isStrange.append(start == likenesses.count)
        weights.append(isStrange[place] ? index.strangerWeight : index.words[likenesses[start].word].weight)
    }

    /// The longest entry of each list at each word.
    private mutating func findMentions(_ spoken: FoldedView, _ words: [Range<Int>]) {
        let filter = grammar.listsToAsk.value.filter
        for (number, word) in words.enumerated() {
            guard let rows = filter.rows(at: word.lowerBound, in: spoken.bytes) else { return }
            for id in index.lists {
                // A damaged file may name a list that is not there.
                guard let list = grammar.list(id), rows.mayHold(id),
                    let said = list.texts.view.lastWord(of: words, after: number, in: spoken)
                else { continue }
                mentions.append(Mention(list: id, words: number..<said + 1))
            }
        }
    }
}

extension SlotTextsView {
    /// The last of some words that a text ends with which begins with one of them.
    fileprivate func lastWord(of words: [Range<Int>], after first: Int, in spoken: FoldedView) -> Int? {
        var last: Int?
        let position = words[first].lowerBound
        for layer in layers.indices {
            let (texts, index) = (layers[layer].texts, layers[layer].index)
            var steps = 0
            let key = CommonBytes.key(spoken.bytes, position..<spoken.bytes.count)
            index.search(texts, along: spoken.bytes, from: position, key: key, steps: &steps) { text, range in
                guard let word = words.firstIndex(where: { $0.upperBound == position + range.count }),
                    word > last ?? first - 1,
                    holds(text, of: layer), texts.cost(of: range, said: spoken.boundaries, at: position) != nil
                else { return }
                last = word
            }
        }
        return last
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

        init(wordCount: Int) { explained = Array(repeating: 0, count: wordCount) }

        /// Begins anew with the storage of the last template.
        mutating func reset() {
            (had, wanted, isAnchored, lastWord) = (0, 0, false, nil)
            for word in explained.indices { explained[word] = 0 }
        }
    }

    /// The harmonic mean of two shares: of the template that was said, and of the utterance that the template explains.
    private func score(of template: TemplateID, _ tally: inout Tally) -> Double {
        tally.reset()
        let row = index.rows[Int(template.rawValue)]
        for place in row.indices {
            switch row[place] {
            case .word(let number): count(word: number, isFirst: place == 0, in: &tally)
            case .slot(let list): count(slot: list, in: &tally)
            }
        }
        guard tally.isAnchored, tally.wanted > 0 else { return 0 }
        var explained = 0.0
        for word in weights.indices { explained += weights[word] * tally.explained[word] }
        let (ofTemplate, ofUtterance) = (tally.had / tally.wanted, explained / weight)
        return ofTemplate + ofUtterance > 0 ? 2 * ofTemplate * ofUtterance / (ofTemplate + ofUtterance) : 0
    }

    private func count(word number: Int, isFirst: Bool, in tally: inout Tally) {
        let weight = index.words[number].weight
        tally.wanted += weight
        for found in likenesses where found.word == number && tally.explained[found.place] == 0 {
            tally.had += weight * found.likeness
            tally.explained[found.place] = found.likeness
            tally.lastWord = found.place
            if isFirst && found.place == 0 || index.words[number].isTelling { tally.isAnchored = true }
            return
        }
        tally.lastWord = nil
    }

    /// Whether an entry is said, a word that tells something, or one at the beginning that a template may begin with.
    private var mayBeAnchored: Bool {
        !mentions.isEmpty || isStrange.first == false
            || likenesses.contains { index.words[$0.word].isTelling }
    }

    private func count(slot list: SlotListID, in tally: inout Tally) {
        let weight = index.listWeights[list] ?? 1
        tally.wanted += weight
        var longest: Mention?
        for mention in mentions where mention.list == list && mention.words.count > longest?.words.count ?? 0 {
            if mention.words.allSatisfy({ tally.explained[$0] == 0 }) { longest = mention }
        }
        if let mention = longest {
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
        while word + 1 < weights.count, tally.explained[word + 1] == 0, isStrange[word + 1] {
            word += 1
            tally.explained[word] = 0.5
        }
        if word > start { tally.had += weight / 2 }
        tally.lastWord = nil
    }
}
