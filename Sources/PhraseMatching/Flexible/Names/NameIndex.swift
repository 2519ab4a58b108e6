/// Finds the names of a long list of which an utterance says each word, as it is or with one slip.
///
/// Where there are any, no other name is worth reading: runs of three sounds (`Shortlist`) tell names that share most of their
/// words from each other by what little a slip has left of one of them. Small words need not be said: "blue moon" is as much "A
/// Blue Moon" as "The Blue Moon", whatever else of the utterance is "the".
struct NameIndex: Sendable {
    /// How many places in names are looked at.
    private static let readLimit = 60_000

    /// For each word, the texts that hold it.
    private let starts: [UInt32]
    private let texts: [UInt32]
    /// Of each text, how many words it has that must be said.
    private let lengths: [UInt8]
    private let neighbours: WordNeighbours

    /// - words: by their numbers.
    /// - textWords: of each text, one after another, the numbers of its words.
    /// - textStarts: one more than there are texts.
    /// - isSmall: whether a word need not be said, unless a text has no others.
    init(_ words: [String], _ textWords: [UInt32], _ textStarts: [UInt32], isSmall: (String) -> Bool) {
        let (textWords, textStarts) = Self.meant(textWords, textStarts, isSmall: words.map(isSmall))
        var sizes = [UInt32](repeating: 0, count: words.count + 1)
        for word in textWords { sizes[Int(word) + 1] += 1 }
        for word in words.indices { sizes[word + 1] += sizes[word] }
        starts = sizes
        var texts = [UInt32](repeating: 0, count: textWords.count)
        for text in 0..<textStarts.count - 1 {
            for word in textWords[Int(textStarts[text])..<Int(textStarts[text + 1])] {
                texts[Int(sizes[Int(word)])] = UInt32(text)
                sizes[Int(word)] += 1
            }
        }
        self.texts = texts
        lengths = zip(textStarts, textStarts.dropFirst()).map { UInt8(truncatingIfNeeded: $1 - $0) }
        neighbours = WordNeighbours(words)
    }

    /// The same without small words.
    private static func meant(
        _ textWords: [UInt32], _ textStarts: [UInt32], isSmall: [Bool]
    ) -> (words: [UInt32], starts: [UInt32]) {
        var (meant, starts): ([UInt32], [UInt32]) = ([], [0])
        meant.reserveCapacity(textWords.count)
        starts.reserveCapacity(textStarts.count)
        for text in 0..<textStarts.count - 1 {
            let words = textWords[Int(textStarts[text])..<Int(textStarts[text + 1])]
            let count = meant.count
            meant += words.lazy.filter { !isSmall[Int($0)] }
            if meant.count == count { meant += words }
            starts.append(UInt32(meant.count))
        }
        return (meant, starts)
    }

    /// The texts of which all words are said, in ascending order; `nil` if there are none, or too many to be read.
    ///
    /// - said: words, each with its number if it is one of a name. Such a word is no slip of another.
    /// - counts: storage for one number a text, all zero before and after.
    func texts(said: [(word: String, number: UInt32?)], counts: inout [UInt16]) -> [Int]? {
        if counts.count < lengths.count { counts = Array(repeating: 0, count: lengths.count) }
        let meant = said.flatMap { said in said.number.map { [Int($0)] } ?? neighbours.near(said.word) }
        let ranges = meant.map { Int(starts[$0])..<Int(starts[$0 + 1]) }
        guard ranges.reduce(0, { $0 + $1.count }) <= Self.readLimit else { return nil }
        var whole: Set<Int> = []
        counts.withUnsafeMutableBufferPointer { counts in
            for range in ranges {
                for text in texts[range].lazy.map({ Int($0) }) {
                    counts[text] &+= 1
                    if counts[text] >= lengths[text] { whole.insert(text) }
                }
            }
            for text in ranges.lazy.joined().lazy.map({ Int(texts[$0]) }) { counts[text] = 0 }
        }
        return whole.isEmpty || whole.count > Shortlist.limit ? nil : whole.sorted()
    }
}
