/// The texts of a slot list as sounds, sorted so that texts which begin alike are walked together.
///
/// A word ends with a mark, so that a word of a name may be left out ("water tomatoes").
final class SoundList: Sendable {
    /// Ends a word, in place of a sound.
    enum Mark {
        static let word: UInt8 = 0
        static let functionWord: UInt8 = 127
    }

    private let storedValues: Frozen<UInt32>
    private let storedSounds: Frozen<UInt8>
    private let storedWordStarts: Frozen<UInt8>
    private let storedStarts: Frozen<UInt32>
    private let storedShared: Frozen<UInt8>
    private let storedNumbers: Frozen<NumberSignature>
    /// What it was read from.
    let source: SlotList
    let entryCount: Int
    /// How unlikely one entry is among all, in nats.
    let choice: Double
    let shortlist: Shortlist?
    let vocabulary: NameVocabulary

    /// More sounds than any name has.
    static let textLimit = 96
    /// Lists up to this size are tried whole.
    static let wholeLimit = 192

    init(_ list: SlotList, _ reader: WordReader, _ lexicon: Lexicon, _ numbers: NumberSignatureReader) {
        var texts: [(sounds: [UInt8], value: UInt32, words: [String], numbers: NumberSignature)] = []
        let view = list.texts.view
        texts.reserveCapacity(view.count)
        var cache: [String: ReadName] = [:]
        for place in 0..<view.count {
            guard let (text, value) = view.text(at: place) else { continue }
            let words = text.words(separatedBy: .mark).map(text.string)
            let read = words.map { Self.read($0, reader, lexicon, &cache) }
            let sounds = read.flatMap(\.sounds)
            if !sounds.isEmpty, sounds.count <= Self.textLimit {
                texts.append((sounds, value, read.flatMap(\.spelled), numbers.signature(of: words)))
            }
        }
        texts.sort { $0.sounds.lexicographicallyPrecedes($1.sounds) }
        let sounds = texts.flatMap(\.sounds)
        var starts: [UInt32] = [0]
        var shared: [UInt8] = []
        for (index, text) in texts.enumerated() {
            starts.append(starts[index] + UInt32(text.sounds.count))
            shared.append(index == 0 ? 0 : Self.commonLength(texts[index - 1].sounds, text.sounds))
        }
        storedValues = Frozen(texts.map(\.value))
        storedSounds = Frozen(sounds)
        storedWordStarts = Frozen(texts.flatMap { Self.wordStarts($0.sounds) })
        storedStarts = Frozen(starts)
        storedShared = Frozen(shared)
        storedNumbers = Frozen(texts.map(\.numbers))
        source = list
        entryCount = max(1, Set(texts.map(\.value)).count)
        choice = Logarithm.of(entryCount)
        let isLong = texts.count > Self.wholeLimit
        shortlist = isLong ? Shortlist(sounds: sounds, starts: starts) : nil
        vocabulary = NameVocabulary(texts.map(\.words), isLong: isLong, isSmall: lexicon.isFunctionWord)
    }

    /// Which entry a text names.
    var values: UnsafeBufferPointer<UInt32> { storedValues.elements }
    /// Which numbers a text holds.
    var numbers: UnsafeBufferPointer<NumberSignature> { storedNumbers.elements }
    /// Of all texts, one after another.
    var sounds: UnsafeBufferPointer<UInt8> { storedSounds.elements }

    @inline(__always)
    static func isMark(_ sound: UInt8) -> Bool { sound == Mark.word || sound == Mark.functionWord }

    func range(of text: Int) -> Range<Int> { texts.range(of: text) }

    /// Its texts as they are read; the list must outlive that.
    var texts: Texts {
        Texts(
            sounds: storedSounds.start, wordStarts: storedWordStarts.start, starts: storedStarts.start,
            shared: storedShared.start)
    }

    /// Where the texts of a list are, which somebody else keeps.
    struct Texts {
        /// Of all texts, one after another.
        let sounds: UnsafePointer<UInt8>
        /// For each mark, where its word begins in its text.
        let wordStarts: UnsafePointer<UInt8>
        /// One more than there are texts.
        fileprivate let starts: UnsafePointer<UInt32>
        fileprivate let shared: UnsafePointer<UInt8>

        @inline(__always)
        func range(of text: Int) -> Range<Int> {
            Range(uncheckedBounds: (Int(starts[text]), Int(starts[text &+ 1])))
        }

        /// How many sounds and marks two texts have alike at their beginnings; the first comes before the second.
        @inline(__always)
        func sharedLength(_ a: Int, _ b: Int) -> Int { a &+ 1 == b ? Int(shared[b]) : comparedLength(a, b) }

        @inline(never)
        private func comparedLength(_ a: Int, _ b: Int) -> Int {
            let (first, second) = (range(of: a), range(of: b))
            let limit = min(first.count, second.count)
            var length = 0
            while length < limit, sounds[first.lowerBound &+ length] == sounds[second.lowerBound &+ length] {
                length &+= 1
            }
            return length
        }
    }

    /// Whether one of a text's words sounds exactly so.
    func hasWord(_ sounds: ArraySlice<UInt8>, in text: Int) -> Bool {
        var rest = self.sounds[range(of: text)]
        while let end = rest.firstIndex(where: Self.isMark) {
            if rest[..<end].elementsEqual(sounds) { return true }
            rest = rest[(end + 1)...]
        }
        return false
    }

    /// It is too long to be read whole.
    var isLong: Bool { shortlist != nil }

    /// The texts of a long list that are worth reading, in ascending order; `nil` for all of a short one.
    ///
    /// - counts: storage for one number a text, all zero before and after.
    func promisingTexts(for utterance: HeardUtterance, _ counts: inout [UInt16]) -> [Int]? {
        guard let shortlist else { return nil }
        let whole =
            utterance.isByLetters
            ? vocabulary.texts(said: utterance.words.indices.flatMap(utterance.spelled), counts: &counts) : nil
        return whole ?? shortlist.candidates(for: utterance.sounds, counts: &counts)
    }

    /// A word of names, with a mark behind it.
    private typealias ReadName = (sounds: [UInt8], spelled: [String])

    private static func read(
        _ word: String, _ reader: WordReader, _ lexicon: Lexicon, _ cache: inout [String: ReadName]
    ) -> ReadName {
        if let known = cache[word] { return known }
        let sounds = reader.sounds(of: word)
        let mark = lexicon.isFunctionWord(word) ? Mark.functionWord : Mark.word
        let read = (sounds.isEmpty ? [] : sounds + [mark], reader.spelled(word))
        cache[word] = read
        return read
    }

    private static func commonLength(_ a: [UInt8], _ b: [UInt8]) -> UInt8 {
        UInt8(zip(a, b).prefix { $0 == $1 }.count)
    }

    private static func wordStarts(_ sounds: [UInt8]) -> [UInt8] {
        var start = 0
        return sounds.enumerated().map { place, sound in
            guard isMark(sound) else { return 0 }
            defer { start = place + 1 }
            return UInt8(start)
        }
    }
}
