/// A word of an utterance, read aloud, and what is known of it. Utterances that have it share it.
final class ReadWord {
    /// Folded.
    let text: String
    private let storedSounds: Frozen<UInt8>
    /// See `WordReader.spelled`.
    let spelled: [String]
    let entry: Lexicon.Entry
    /// It says a number, in digits or in words.
    let saysNumber: Bool
    fileprivate let bytes: [UInt8]

    /// They go with the word.
    var sounds: UnsafeBufferPointer<UInt8> { storedSounds.elements }

    fileprivate init(_ folded: UnsafeBufferPointer<UInt8>, _ compiled: CompiledFlexibleGrammar) {
        bytes = Array(folded)
        text = Hangul.takenApart(String(decoding: folded, as: UTF8.self))
        storedSounds = Frozen(compiled.reader.sounds(of: text))
        spelled = compiled.reader.spelled(text)
        entry = compiled.lexicon.entry(of: text)
        saysNumber = compiled.numbers.signature(of: CollectionOfOne(text)) != .none
    }
}

/// Reads the words of utterances aloud, each once, and finds them again by their folded bytes.
///
/// Its size is bounded: once it is full it begins anew. One caller at a time uses it.
final class WordMemory {
    private static let limit = 8_192

    @exclusivity(unchecked) private var places = KeyTable()
    @exclusivity(unchecked) private var words: [ReadWord] = []
    /// The utterance that was read last.
    @exclusivity(unchecked) private var heard = Pool<SlipAutomaton.HeardSound>()
    /// For what is asked of it.
    @exclusivity(unchecked) var lanes = Pool<SaidWords.Lane>()

    /// - folded: of a word, not empty.
    func word(_ folded: UnsafeBufferPointer<UInt8>, _ compiled: CompiledFlexibleGrammar) -> ReadWord {
        let key = KeyTable.key(of: folded)
        let place = places[key]
        if let place, words[Int(place)].bytes.elementsEqual(folded) { return words[Int(place)] }
        let made = ReadWord(folded, compiled)
        // Of two words with one key only the first is found again.
        guard place == nil else { return made }
        if words.count == Self.limit {
            words.removeAll(keepingCapacity: true)
            places.removeAll()
        }
        places.insert(Int32(words.count), for: key)
        words.append(made)
        return made
    }

    /// The sounds of an utterance, until the next is read; `nil` where there are none, or more than a command has.
    func sounds(
        of text: FoldedView, _ compiled: CompiledFlexibleGrammar
    ) -> UnsafeBufferPointer<SlipAutomaton.HeardSound>? {
        heard.removeAll()
        text.forEachWord { range in
            guard heard.count <= HeardUtterance.soundLimit else { return }
            let word = word(UnsafeBufferPointer(rebasing: text.bytes[range]), compiled)
            // Where names are many, their words are worth less than their sounds, and so is one of these within another.
            let isSmall = word.entry.isSmall || compiled.hasLongLists && compiled.cost(ofNameWords: word.spelled) != nil
            for sound in word.sounds { heard.append(SlipAutomaton.HeardSound(sound: sound, isSmall: isSmall)) }
        }
        return 1...HeardUtterance.soundLimit ~= heard.count
            ? UnsafeBufferPointer(start: heard.base, count: heard.count) : nil
    }
}
