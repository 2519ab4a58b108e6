/// The numbers of words by their folded bytes: asked for each word of an utterance, of which no string is made.
struct WordNumbers: Sendable {
    /// All words one behind the other.
    private var bytes: [UInt8] = []
    private var starts = [0]
    /// Numbers, negative where free; open addressing, at least half of it free.
    private var cells: [Int32]

    init(_ words: [[UInt8]]) {
        var size = 16
        while size < 2 * words.count { size *= 2 }
        cells = Array(repeating: -1, count: size)
        for (number, word) in words.enumerated() {
            bytes += word
            starts.append(bytes.count)
            word.withUnsafeBufferPointer { cells[place(of: $0[...])] = Int32(number) }
        }
    }

    /// The number of a word; `nil` where it is none of these.
    func number(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let number = cells[place(of: word)]
        return number < 0 ? nil : Int(number)
    }

    /// Where a word is, or where it would be.
    private func place(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var hash: UInt64 = 0
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
        var place = Int(truncatingIfNeeded: hash >> 32) & (cells.count - 1)
        while cells[place] >= 0, !isWord(Int(cells[place]), word) { place = (place + 1) & (cells.count - 1) }
        return place
    }

    private func isWord(_ number: Int, _ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard starts[number + 1] - starts[number] == word.count else { return false }
        return bytes[starts[number]..<starts[number + 1]].elementsEqual(word)
    }
}
