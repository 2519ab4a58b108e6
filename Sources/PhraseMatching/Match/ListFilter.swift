/// Which lists may have something to say at a position, by the next three bytes: most lists that are asked for have not, and
/// need not be walked.
///
/// Rows of bits, one bit for each list: texts that begin with three bytes set a bit in the row of those three (rows are
/// shared by hash), shorter texts in the row of their first byte. A list whose bit is in neither row has nothing there.
struct ListFilter {
    private static let beginnings = 1 << 10
    private static let rowCount = beginnings + 256
    /// A list of more texts is always asked, so that it may change at little cost.
    private static let readingLimit = 1 << 12

    private var bits = Pool<UInt64>()
    private var wordCount = 0

    /// The rows of one position.
    struct Rows {
        fileprivate let long: UnsafePointer<UInt64>
        fileprivate let short: UnsafePointer<UInt64>

        @inline(__always)
        func mayHold(_ list: SlotListID) -> Bool {
            let word = Int(list.rawValue >> 6)
            return (long[word] | short[word]) >> UInt64(list.rawValue & 63) & 1 != 0
        }
    }

    /// Forgets all lists.
    mutating func begin(listCount: Int) {
        wordCount = (listCount + 63) / 64
        bits.removeAll()
        bits.append(repeating: 0, count: Self.rowCount * wordCount)
    }

    /// Puts the rows of a list in place of those that it had.
    mutating func replace(_ list: Int, _ old: [Int32], with new: [Int32]) {
        let (word, bit) = (list / 64, UInt64(1) << UInt64(list % 64))
        for row in old { bits[Int(row) * wordCount + word] &= ~bit }
        for row in new { bits[Int(row) * wordCount + word] |= bit }
    }

    /// The rows in which a list of these texts has its bit: of all layers, those also that were removed; of a long list all.
    static func rows(of texts: SlotTextsView) -> [Int32] {
        if texts.count > readingLimit { return Array(0..<Int32(rowCount)) }
        var isRow = Array(repeating: false, count: rowCount)
        for layer in texts.layers {
            for text in 0..<layer.texts.count {
                if let row = row(of: layer.texts, text) { isRow[row] = true }
            }
        }
        return isRow.indices.compactMap { isRow[$0] ? Int32($0) : nil }
    }

    private static func row(of texts: TextTableView, _ text: Int) -> Int? {
        let range = texts.range(of: text)
        if range.isEmpty { return nil }
        let start = range.lowerBound
        return range.count < 3
            ? shortRow(texts.bytes[start])
            : longRow(texts.bytes[start], texts.bytes[start + 1], texts.bytes[start + 2])
    }

    @inline(__always)
    func rows(at position: Int, in said: UnsafeBufferPointer<UInt8>) -> Rows {
        let short = Self.shortRow(said[position])
        let long =
            position &+ 2 < said.count ? Self.longRow(said[position], said[position &+ 1], said[position &+ 2]) : short
        return Rows(
            long: UnsafePointer(bits.base + long &* wordCount), short: UnsafePointer(bits.base + short &* wordCount))
    }

    @inline(__always)
    private static func shortRow(_ byte: UInt8) -> Int { beginnings &+ Int(byte) }

    @inline(__always)
    private static func longRow(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int {
        let beginning = UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
        return Int((beginning &* 0x9E37_79B1) >> 22)
    }
}
