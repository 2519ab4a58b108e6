/// Reads the words of utterances aloud, each once, and finds them again by their folded bytes.
///
/// Its size is bounded: once it is full it begins anew. One caller at a time uses it.
final class WordMemory: @unchecked Sendable {
    private struct Entry {
        let firstByte: Int32
        let byteCount: Int32
        let firstSound: Int32
        let soundCount: Int32
    }

    private static let limit = 8_192

    private var places = KeyTable()
    private var entries = Pool<Entry>()
    /// See `WordReader.spelled`.
    private var spelled: [[String]] = []
    private var bytes = Pool<UInt8>()
    private var sounds = Pool<SlipAutomaton.HeardSound>()
    /// The utterance that was read last.
    private var heard = Pool<SlipAutomaton.HeardSound>()
    /// For what is asked of it.
    var lanes = Pool<SaidWords.Lane>()

    /// The sounds of an utterance, until the next is read; `nil` where there are none, or more than a command has.
    ///
    /// - read: reads a word aloud that is met for the first time.
    func sounds(
        of text: FoldedView, _ compiled: CompiledFlexibleGrammar, _ read: (String) -> ReadWord
    ) -> UnsafeBufferPointer<SlipAutomaton.HeardSound>? {
        heard.removeAll()
        var start = 0
        while start < text.bytes.count {
            var end = start + 1
            while end < text.bytes.count, text.boundaries[end] < .mark { end += 1 }
            add(UnsafeBufferPointer(rebasing: text.bytes[start..<end]), compiled, read)
            guard heard.count <= HeardUtterance.soundLimit else { return nil }
            start = end
        }
        return heard.count == 0 ? nil : UnsafeBufferPointer(start: heard.base, count: heard.count)
    }

    private func add(
        _ word: UnsafeBufferPointer<UInt8>, _ compiled: CompiledFlexibleGrammar, _ read: (String) -> ReadWord
    ) {
        let number = entry(of: word, compiled, read)
        let entry = entries[number]
        let first = heard.count
        heard.append(sounds.base + Int(entry.firstSound), count: Int(entry.soundCount))
        // Where names are many, their words are worth less than their sounds, and so is one of these within another.
        if !compiled.longLists.isEmpty, compiled.cost(ofNameWords: spelled[number]) != nil {
            for place in first..<heard.count {
                heard[place] = SlipAutomaton.HeardSound(sound: heard[place].sound, isSmall: true)
            }
        }
    }

    private func entry(
        of word: UnsafeBufferPointer<UInt8>, _ compiled: CompiledFlexibleGrammar, _ read: (String) -> ReadWord
    ) -> Int {
        let key = KeyTable.key(of: word)
        let known = places[key]
        if let known, holds(word, entries[Int(known)]) { return Int(known) }
        if entries.count == Self.limit { forget() }
        let text = Hangul.takenApart(String(decoding: word, as: UTF8.self))
        let isSmall = compiled.lexicon.isSmall(text)
        let heard = read(text)
        let entry = Entry(
            firstByte: Int32(bytes.count), byteCount: Int32(word.count), firstSound: Int32(sounds.count),
            soundCount: Int32(heard.sounds.count))
        for byte in word { bytes.append(byte) }
        for sound in heard.sounds { sounds.append(SlipAutomaton.HeardSound(sound: sound, isSmall: isSmall)) }
        // Of two words with one key the first is found again.
        if places[key] == nil { places.insert(Int32(entries.count), for: key) }
        entries.append(entry)
        spelled.append(heard.spelled)
        return entries.count - 1
    }

    private func holds(_ word: UnsafeBufferPointer<UInt8>, _ entry: Entry) -> Bool {
        Int(entry.byteCount) == word.count
            && UnsafeBufferPointer(start: bytes.base + Int(entry.firstByte), count: word.count).elementsEqual(word)
    }

    private func forget() {
        places.removeAll()
        entries.removeAll()
        spelled.removeAll(keepingCapacity: true)
        bytes.removeAll()
        sounds.removeAll()
    }
}
