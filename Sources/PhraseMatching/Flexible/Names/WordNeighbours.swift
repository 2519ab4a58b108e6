/// Finds the words that are one slip of a hand away from another: a letter too many, too few or wrong, or two in the wrong
/// order.
///
///     WordNeighbours(["otter", "heron"]).near("oter")     // [0]
///
/// But for what stands in its middle, one half of a word is left as it was. So each word is found by both of its halves.
struct WordNeighbours: Sendable {
    private let words: [String]
    /// For each half of a word (hashed), the words that have it.
    private let starts: [UInt32]
    private let members: [UInt32]
    private let mask: Int

    init(_ words: [String]) {
        self.words = words
        var bits = 4
        while 1 << bits < 2 * words.count, bits < 20 { bits += 1 }
        let mask = 1 << bits - 1
        self.mask = mask
        let buckets = words.map { Self.halves(of: $0.unicodeScalars, as: $0.unicodeScalars.count, mask) }
        var sizes = [UInt32](repeating: 0, count: mask + 2)
        for (first, second) in buckets {
            sizes[first + 1] += 1
            sizes[second + 1] += 1
        }
        for bucket in 0...mask { sizes[bucket + 1] += sizes[bucket] }
        starts = sizes
        var members = [UInt32](repeating: 0, count: 2 * words.count)
        for (word, (first, second)) in buckets.enumerated() {
            for bucket in [first, second] {
                members[Int(sizes[bucket])] = UInt32(word)
                sizes[bucket] += 1
            }
        }
        self.members = members
    }

    /// The words one slip away from a word, in ascending order; not the word itself.
    func near(_ word: String) -> [Int] {
        let letters = word.unicodeScalars
        let count = letters.count
        var found: Set<Int> = []
        for length in max(1, count - 1)...count + 1 {
            let (first, second) = Self.halves(of: letters, as: length, mask)
            for bucket in [first, second] {
                for place in Int(starts[bucket])..<Int(starts[bucket + 1]) {
                    let member = Int(members[place])
                    if Self.isOneSlip(words[member], word) { found.insert(member) }
                }
            }
        }
        return found.sorted()
    }

    /// Where the halves are kept that these letters share with a word of some length.
    private static func halves(
        of letters: String.UnicodeScalarView, as length: Int, _ mask: Int
    ) -> (first: Int, second: Int) {
        let half = (length - 1) / 2
        func bucket(_ part: Substring.UnicodeScalarView, _ side: UInt32) -> Int {
            let start = (2_166_136_261 ^ side) &* 16_777_619 ^ UInt32(length)
            let hash = part.reduce(start &* 16_777_619) { ($0 ^ $1.value) &* 16_777_619 }
            return Int(hash ^ hash >> 15) & mask
        }
        return (bucket(letters.prefix(half), 1), bucket(letters.suffix(half), 2))
    }

    /// Whether two words differ by one letter, or by two neighbours in the wrong order.
    static func isOneSlip(_ one: String, _ other: String) -> Bool {
        var (a, b) = (one.unicodeScalars[...], other.unicodeScalars[...])
        while let first = a.first, first == b.first {
            a.removeFirst()
            b.removeFirst()
        }
        guard let first = a.first else { return b.count == 1 }
        guard let second = b.first else { return a.count == 1 }
        let (restOfA, restOfB) = (a.dropFirst(), b.dropFirst())
        if restOfA.elementsEqual(restOfB) || restOfA.elementsEqual(b) || a.elementsEqual(restOfB) { return true }
        return restOfA.first == second && restOfB.first == first
            && restOfA.dropFirst().elementsEqual(restOfB.dropFirst())
    }
}
