/// A word of an utterance, read aloud, and what is known of it. Utterances that have it share it.
final class ReadWord {
    let text: String
    let sounds: [UInt8]
    /// See `WordReader.spelled`.
    let spelled: [String]
    let entry: Lexicon.Entry
    /// It says a number, in digits or in words.
    let saysNumber: Bool

    init(_ word: String, _ compiled: CompiledFlexibleGrammar) {
        text = word
        sounds = compiled.reader.sounds(of: word)
        spelled = compiled.reader.spelled(word)
        entry = compiled.lexicon.entry(of: word)
        saysNumber = compiled.numbers.signature(of: CollectionOfOne(word)) != .none
    }
}

/// One hypothesis as sounds, with what each costs if the phrase does not explain it.
final class HeardUtterance {
    /// More sounds than any command has.
    static let soundLimit = 240

    /// What is known of a word here.
    private struct SaidWord {
        let read: ReadWord
        var kind: Lexicon.Kind
        var actions: Lexicon.Actions

        init(_ read: ReadWord) { (self.read, kind, actions) = (read, read.entry.kind, read.entry.actions) }
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

    init?(
        _ spoken: SpokenText, _ read: (String) -> ReadWord, _ compiled: CompiledFlexibleGrammar, _ prices: SoundPrices
    ) {
        words = spoken.words
        var saidWords = words.map { SaidWord(read($0.folded)) }
        let folded = words.lazy.map(\.folded)
        compiled.lexicon.findFillers(
            in: folded, { saidWords[$0].read.entry }, isName: { compiled.shortNameWords.contains(folded[$0]) }
        ) { filler in
            for word in filler { saidWords[word].kind = .filler }
        }
        compiled.lexicon.findActions(in: folded, { saidWords[$0].read.entry }) { place, actions in
            for word in place { saidWords[word].actions |= actions }
        }
        saysNumber = saidWords.contains(where: \.read.saysNumber)
        joiners = saidWords.indices.filter { saidWords[$0].read.entry.isJoiner }
        breaks = prices.isHeard ? [] : Self.breaks(spoken, words)
        let soundCount = saidWords.reduce(0) { $0 + $1.read.sounds.count }
        guard 1...Self.soundLimit ~= soundCount else { return nil }
        var (sounds, wordStarts): ([UInt8], [Int]) = ([], [])
        var (background, extraSounds): ([Int16], [ExtraSound]) = ([], [])
        sounds.reserveCapacity(soundCount)
        wordStarts.reserveCapacity(words.count + 1)
        background.reserveCapacity(soundCount + 1)
        extraSounds.reserveCapacity(soundCount)
        var cost: Int16 = 0
        background.append(cost)
        for word in saidWords {
            wordStarts.append(sounds.count)
            let (evidence, penalty) = Self.weights(word.kind, prices.costs)
            let read = word.read.sounds
            let whole = read.reduce(0.0) { $0 + Double(prices.rarities[Int($1)]) * evidence }
            let limit = compiled.cost(ofNameWords: word.read.spelled).map { Double($0.rawValue) } ?? whole
            let share = min(1, limit / max(whole, 1))
            var gap = SoundCost(nats: penalty).rawValue
            var extra = Self.extra(word.kind, prices, isFirst: true)
            let nextExtra = Self.extra(word.kind, prices, isFirst: false)
            for sound in read {
                let rarity = Int16(Double(prices.rarities[Int(sound)]) * evidence * share)
                cost &+= rarity
                background.append(cost)
                extraSounds.append(ExtraSound(gap: rarity &+ gap, extra: rarity &+ extra))
                (gap, extra) = (0, nextExtra)
            }
            sounds += read
        }
        landsInWords = prices.isHeard
        isByLetters = compiled.reader.isByLetters
        wordStarts.append(sounds.count)
        (self.saidWords, self.sounds, self.wordStarts) = (saidWords, sounds, wordStarts)
        (self.background, self.extraSounds) = (background, extraSounds)
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
        return isFirst ? leastExtra &+ SoundCost(nats: weights(kind, prices.costs).penalty).rawValue : leastExtra
    }

    /// A sound of a small word within another costs at least that, beside its rarity.
    static let leastExtra = SoundCost(nats: 0.1).rawValue

    private static func weights(_ kind: Lexicon.Kind, _ costs: FlexibleCosts) -> (evidence: Double, penalty: Double) {
        switch kind {
        case .filler: (costs.evidenceOfFiller, costs.extraFiller)
        case .function: (costs.evidenceOfFunctionWord, costs.extraFunctionWord)
        case .known: (costs.evidence, costs.extraKnownWord)
        case .other: (costs.evidence, costs.extraWord)
        }
    }

    /// What it costs to say that it is nothing this grammar knows.
    var backgroundCost: Double { Double(background[background.count - 1]) / SoundCost.unitsPerNat }
}
