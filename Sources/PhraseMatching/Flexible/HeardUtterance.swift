/// One hypothesis as sounds, with what each costs if the phrase does not explain it.
final class HeardUtterance {
    /// More sounds than any command has.
    static let soundLimit = 240

    /// What is known of a word here.
    private struct SaidWord {
        /// Keeps the sounds; not asked for anything that stands here as well.
        let read: ReadWord
        let sounds: UnsafeBufferPointer<UInt8>
        let saysNumber: Bool
        /// Of the word alone.
        let entry: Lexicon.Entry
        var kind: Lexicon.Kind
        var actions: Lexicon.Actions

        init(_ read: ReadWord) {
            (self.read, sounds, saysNumber, entry) = (read, read.sounds, read.saysNumber, read.entry)
            (kind, actions) = (entry.kind, entry.actions)
        }
    }

    /// What a sound costs that the phrase does not have.
    struct ExtraSound {
        fileprivate let gap: Int16
        fileprivate let extra: Int16
    }

    let words: [SpokenText.Word]
    private let saidWords: [SaidWord]
    let sounds: [UInt8]
    /// The first sound of each word, and the end.
    let wordStarts: [Int]
    /// What the sounds before each position cost as something that has nothing to do with the phrase.
    let background: [Int16]
    private let extraSounds: [ExtraSound]
    /// A word may be half of something that the phrase does not have: recognisers join and split them. In one text alone
    /// words are whole, so that "undelete" is not "delete".
    let landsInWords: Bool
    /// Its sounds are letters.
    let isByLetters: Bool
    /// Any of its words says a number.
    let saysNumber: Bool
    /// The words that stand between two things that are asked for.
    let joiners: [Int]
    /// The words of one text alone before which a comma, or another sign, parts what is said.
    let breaks: [Int]

    init?(_ spoken: SpokenText, _ memory: WordMemory, _ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices) {
        var (words, saidWords, soundCount) = ([SpokenText.Word](), [SaidWord](), 0)
        words.reserveCapacity(16)
        saidWords.reserveCapacity(16)
        spoken.forEachWord { folded, span in
            let read = memory.word(folded, compiled)
            words.append(SpokenText.Word(folded: read.text, span: span))
            let word = SaidWord(read)
            soundCount += word.sounds.count
            saidWords.append(word)
        }
        guard 1...Self.soundLimit ~= soundCount else { return nil }
        Self.tellMeanings(of: &saidWords, words, compiled)
        saysNumber = saidWords.contains(where: \.saysNumber)
        joiners = saidWords.indices.filter { saidWords[$0].entry.isJoiner }
        breaks = prices.isHeard ? [] : Self.breaks(spoken, words)
        (sounds, wordStarts) = Self.sounds(of: saidWords, soundCount)
        (background, extraSounds) = Self.costs(of: saidWords, soundCount, compiled, prices)
        landsInWords = prices.isHeard
        isByLetters = compiled.reader.isByLetters
        (self.words, self.saidWords) = (words, saidWords)
    }

    /// What words say together with their neighbours.
    private static func tellMeanings(
        of saidWords: inout [SaidWord], _ words: [SpokenText.Word], _ compiled: CompiledFlexibleGrammar
    ) {
        let folded = words.lazy.map(\.folded)
        compiled.lexicon.findFillers(
            in: folded, { saidWords[$0].entry }, isName: { compiled.shortNameWords.contains(folded[$0]) }
        ) { filler in
            for word in filler { saidWords[word].kind = .filler }
        }
        compiled.lexicon.findActions(in: folded, { saidWords[$0].entry }) { place, actions in
            for word in place { saidWords[word].actions |= actions }
        }
    }

    private static func sounds(of words: [SaidWord], _ count: Int) -> (sounds: [UInt8], wordStarts: [Int]) {
        var (sounds, starts): ([UInt8], [Int]) = ([], [])
        sounds.reserveCapacity(count)
        starts.reserveCapacity(words.count + 1)
        for word in words.indices {
            starts.append(sounds.count)
            for sound in words[word].sounds { sounds.append(sound) }
        }
        starts.append(count)
        return (sounds, starts)
    }

    private static func costs(
        of words: [SaidWord], _ count: Int, _ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices
    ) -> (background: [Int16], extraSounds: [ExtraSound]) {
        var (background, extraSounds): ([Int16], [ExtraSound]) = ([], [])
        background.reserveCapacity(count + 1)
        extraSounds.reserveCapacity(count)
        var cost = Int16(0)
        background.append(cost)
        for word in words.indices {
            let (kind, sounds) = (words[word].kind, words[word].sounds)
            let (worths, evidence) = (prices.worths(of: kind), prices.costs.weights(of: kind).evidence)
            let share = compiled.hasLongLists ? share(of: words[word], compiled, prices) : 1
            var gap = prices.gap(of: kind)
            var extra = extra(kind, prices, isFirst: true)
            let nextExtra = Self.extra(kind, prices, isFirst: false)
            for sound in sounds {
                let worth =
                    share == 1 ? worths[Int(sound)] : Int16(Double(prices.rarities[Int(sound)]) * evidence * share)
                cost &+= worth
                extraSounds.append(ExtraSound(gap: worth &+ gap, extra: worth &+ extra))
                background.append(cost)
                (gap, extra) = (0, nextExtra)
            }
        }
        return (background, extraSounds)
    }

    /// How much of what its sounds are worth a word is: less than all where names of a long list are made of words like it.
    private static func share(
        of word: SaidWord, _ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices
    ) -> Double {
        guard let limit = compiled.cost(ofNameWords: word.read.spelled) else { return 1 }
        let evidence = prices.costs.weights(of: word.kind).evidence
        let whole = word.sounds.reduce(0.0) { $0 + Double(prices.rarities[Int($1)]) * evidence }
        return min(1, Double(limit.rawValue) / max(whole, 1))
    }

    /// What each sound costs as a part of a word that the phrase does not have.
    var gaps: LazyMapCollection<[ExtraSound], Int16> { extraSounds.lazy.map(\.gap) }
    /// The same within a word or name.
    var extras: LazyMapCollection<[ExtraSound], Int16> { extraSounds.lazy.map(\.extra) }

    func kind(of word: Int) -> Lexicon.Kind { saidWords[word].kind }

    /// What a word does, for verbs that exclude each other.
    func actions(of word: Int) -> Lexicon.Actions { saidWords[word].actions }

    /// A word without digits.
    func spelled(_ word: Int) -> [String] { saidWords[word].read.spelled }

    /// Whether one of its words says a number.
    func saysNumber(_ word: Int) -> Bool { saidWords[word].saysNumber }

    /// Whether a phrase has a word.
    func isKnown(_ word: Int) -> Bool { saidWords[word].read.entry.kind == .known }

    /// Which word a sound belongs to; one more than there are words behind the last.
    func word(ofSound sound: Int) -> Int {
        // There are few.
        var word = words.count
        while wordStarts[word] > sound { word -= 1 }
        return word
    }

    private static func breaks(_ spoken: SpokenText, _ words: [SpokenText.Word]) -> [Int] {
        guard spoken.text.unicodeScalars.contains(where: isBreak) else { return [] }
        return words.indices.dropFirst().filter { word in
            let (start, end) = (words[word - 1].span.upperBound, words[word].span.lowerBound)
            return start < end && spoken.substring(start..<end).unicodeScalars.contains(where: isBreak)
        }
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", ".", "!", "?", "、", "。", "，", "；", "！", "？", "،", "؛", "؟": true
        default: false
        }
    }

    /// Small words get into names ("pay the rent"); sounds of other words are slips. Taken apart, a small word of what was typed
    /// costs more than between two parts, or the word before would take its beginning.
    private static func extra(_ kind: Lexicon.Kind, _ prices: SoundPrices, isFirst: Bool) -> Int16 {
        guard kind == .filler || kind == .function && !prices.isHeard else { return prices.extra }
        guard !prices.isHeard else { return SoundCost(nats: 0.3).rawValue }
        return isFirst ? leastExtra &+ prices.gap(of: kind) : leastExtra
    }

    /// A sound of a small word within another costs at least that, beside its rarity.
    static let leastExtra = SoundCost(nats: 0.1).rawValue

    /// What it costs to say that it is nothing this grammar knows.
    var backgroundCost: Double { Double(background[background.count - 1]) / SoundCost.unitsPerNat }
}
