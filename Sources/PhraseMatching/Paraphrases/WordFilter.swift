/// Says of nearly all words that they are none of some few, by their bytes: no string is made to look them up.
struct WordFilter: Sendable {
    /// A bit for the key of each word, at its highest bits.
    private var bits = [UInt64](repeating: 0, count: 1 << (Self.keyBits - 6))

    private static let keyBits: UInt64 = 12

    /// - words: folded.
    init(_ words: some Sequence<String>) {
        for var word in words {
            let place = word.withUTF8(Self.place(of:))
            bits[place >> 6] |= 1 << UInt64(place & 63)
        }
    }

    /// Whether a word may be one of them.
    ///
    /// - folded: as it stands in a text, where Korean syllables are whole; words have their letters.
    func mayHold(_ folded: UnsafeBufferPointer<UInt8>) -> Bool {
        let place = Self.place(of: folded)
        return bits[place >> 6] >> UInt64(place & 63) & 1 != 0 || folded.contains(where: Hangul.mayBegin)
    }

    private static func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        Int(truncatingIfNeeded: KeyTable.key(of: bytes) >> (64 - keyBits))
    }
}
