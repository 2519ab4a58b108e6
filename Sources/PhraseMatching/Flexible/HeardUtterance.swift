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

    let words: [SpokenText.Word]
    private let read: [ReadWord]
    let kinds: [Lexicon.Kind]
    /// What each word does, for verbs that exclude each other.
    let actions: [Lexicon.Actions]
    let sounds: [UInt8]
    /// Which word each sound belongs to; one more than there are sounds.
    let wordOfSound: [Int]
    /// The first sound of each word, and the end.
    let wordStarts: [Int]
    /// What the sounds before each position cost as something that has nothing to do with the phrase.
    let background: [Int16]
    /// What each sound costs as a part of a word that the phrase does not have.
    let gaps: [Int16]
    /// The same within a word or name.
    let extras: [Int16]
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
        let folded = words.lazy.map(\.folded)
        let readWords = words.map { read($0.folded) }
        self.read = readWords
        kinds = compiled.lexicon.kinds(of: folded) { readWords[$0].entry }
        actions = compiled.lexicon.actions(of: folded) { readWords[$0].entry }
        saysNumber = readWords.contains(where: \.saysNumber)
        joiners = readWords.indices.filter { readWords[$0].entry.isJoiner }
        breaks = prices.isHeard ? [] : Self.breaks(spoken, words)
        let soundCount = readWords.reduce(0) { $0 + $1.sounds.count }
        guard 1...Self.soundLimit ~= soundCount else { return nil }
        var sounds: [UInt8] = []
        var (wordOfSound, wordStarts): ([Int], [Int]) = ([], [])
        var (background, gaps, extras): ([Int16], [Int16], [Int16]) = ([], [], [])
        sounds.reserveCapacity(soundCount)
        wordOfSound.reserveCapacity(soundCount + 1)
        wordStarts.reserveCapacity(words.count + 1)
        background.reserveCapacity(soundCount + 1)
        gaps.reserveCapacity(soundCount)
        extras.reserveCapacity(soundCount)
        background.append(0)
        for index in words.indices {
            wordStarts.append(sounds.count)
            let (evidence, penalty) = Self.weights(kinds[index], prices.costs)
            let read = readWords[index].sounds
            let whole = read.reduce(0.0) { $0 + Double(prices.rarities[Int($1)]) * evidence }
            let limit = compiled.cost(ofNameWords: readWords[index].spelled).map { Double($0.rawValue) } ?? whole
            let share = min(1, limit / max(whole, 1))
            let begun = SoundCost(nats: penalty).rawValue
            let firstExtra = Self.extra(kinds[index], prices, isFirst: true)
            let nextExtra = Self.extra(kinds[index], prices, isFirst: false)
            for (place, sound) in read.enumerated() {
                let rarity = Int16(Double(prices.rarities[Int(sound)]) * evidence * share)
                sounds.append(sound)
                wordOfSound.append(index)
                background.append(background[background.count - 1] &+ rarity)
                gaps.append(rarity &+ (place == 0 ? begun : 0))
                extras.append(rarity &+ (place == 0 ? firstExtra : nextExtra))
            }
        }
        landsInWords = prices.isHeard
        isByLetters = compiled.reader.isByLetters
        wordOfSound.append(words.count)
        wordStarts.append(sounds.count)
        (self.sounds, self.wordOfSound, self.wordStarts) = (sounds, wordOfSound, wordStarts)
        (self.background, self.gaps, self.extras) = (background, gaps, extras)
    }

    /// A word without digits.
    func spelled(_ word: Int) -> [String] { read[word].spelled }

    /// Whether a phrase has a word.
    func isKnown(_ word: Int) -> Bool { read[word].entry.kind == .known }

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
