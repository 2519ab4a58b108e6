/// Which words of an utterance are those of a phrase and its names, which belong elsewhere, and which words of the phrase are
/// hardly in it.
///
/// A recogniser that is biased to a grammar makes words of the grammar of whatever it hears. So a word of another phrase that is
/// taken for one of this, or for none, speaks against it, and so does a phrase of which hardly more than a name is said.
struct WordsAsHeard {
    /// The share of the utterance's sounds, by rarity, in words that are heard as the phrase or a name of its slots has them.
    let verbatim: Double
    /// The same in other words of the grammar.
    let misplaced: Double
    /// How many words of the phrase are hardly heard.
    let unheard: Int

    /// A word that says less than this share of what it says when heard well is hardly heard.
    private static let leastShare = 0.3

    /// All is said as it is written.
    init() { (verbatim, misplaced, unheard) = (1, 0, 0) }

    init(_ trace: FlexibleTrace, _ search: FlexibleSearch) {
        let utterance = search.utterance
        var isVerbatim = Array(repeating: false, count: utterance.words.count)
        var unheard = 0
        for part in trace.parts {
            if search.isHardlyHeard(part, leastShare: Self.leastShare) { unheard += 1 }
            for word in part.words where search.says(part, at: word) {
                isVerbatim[word] = true
            }
        }
        var (verbatim, misplaced) = (0, 0)
        for word in isVerbatim.indices where utterance.isMeant(word) {
            let rarity = utterance.rarity(of: word)
            if isVerbatim[word] { verbatim += rarity } else if search.isOfGrammar(word) { misplaced += rarity }
        }
        let all = Double(max(1, utterance.background[utterance.sounds.count]))
        (self.verbatim, self.misplaced, self.unheard) = (Double(verbatim) / all, Double(misplaced) / all, unheard)
    }
}

extension FlexibleSearch {
    /// Whether a word is one of those that a part of the phrase stands for.
    func says(_ part: FlexibleTrace.Part, at word: Int) -> Bool {
        switch (compiled.grammar.nodes[part.node].content, part.filling) {
        case (.word(let number), _):
            words.alternatives(of: Int(number)).contains { utterance.says(words.sounds(of: $0), at: word) }
        case (.slot(let id, _, _), .entry(_, let text)):
            list(id)?.hasWord(utterance.sounds(of: word), in: text) ?? false
        default: false
        }
    }

    /// Whether a phrase has a word of the utterance, or a name of a short list.
    fileprivate func isOfGrammar(_ word: Int) -> Bool {
        utterance.isKnown(word) || compiled.shortNameWords.contains(utterance.words[word].folded)
    }

    fileprivate func isHardlyHeard(_ part: FlexibleTrace.Part, leastShare: Double) -> Bool {
        guard case .word(let number) = compiled.grammar.nodes[part.node].content,
            !words.isFunctionWord(Int(number))
        else { return false }
        let own = words.sounds(of: words.alternatives(of: Int(number)).lowerBound)
        let rarity = own.reduce(0) { $0 + Double(prices.rarities[Int($1)]) }
        return part.gain < leastShare * rarity * prices.costs.evidence / SoundCost.unitsPerNat
    }
}

extension HeardUtterance {
    /// Whether a word sounds, or is spelled, exactly so.
    func says(_ sounds: some Sequence<UInt8>, at word: Int) -> Bool { self.sounds(of: word).elementsEqual(sounds) }

    func sounds(of word: Int) -> ArraySlice<UInt8> { sounds[wordStarts[word]..<wordStarts[word + 1]] }

    func rarity(of word: Int) -> Int {
        Int(background[wordStarts[word + 1]] - background[wordStarts[word]])
    }
}
