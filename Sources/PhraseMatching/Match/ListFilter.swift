/// Which lists may have something to say at a position, by the next three bytes: most lists that are asked for have not, and
/// need not be walked.
///
/// Rows of bits, one bit for each list: texts that begin with three bytes set a bit in the row of those three (rows are
/// shared by hash), shorter texts in the row of their first byte. A list whose bit is in neither row has nothing there.
struct ListFilter: ~Copyable, Sendable {
    private static let beginnings = 1 << 10
    private static let rowCount = beginnings + 256
    /// A list of more texts is always asked, so that it may change at little cost.
    private static let readingLimit = 1 << 12

    private let bits: Frozen<UInt64>
    private let wordCount: Int

    /// - rows: of each list, see `rows(of:)`.
    init(_ rows: [[Int32]]) {
        let wordCount = (rows.count + 63) / 64
        var bits = Array(repeating: UInt64(0), count: Self.rowCount * wordCount)
        for (list, rows) in rows.enumerated() { Self.mark(list, in: rows, true, &bits, wordCount) }
        self.bits = Frozen(bits)
        self.wordCount = wordCount
    }

    /// Of the same lists, some of which have other rows.
    init(_ known: borrowing ListFilter, changing changes: [(list: Int, old: [Int32], new: [Int32])]) {
        var bits = Array(known.bits.elements)
        for change in changes {
            Self.mark(change.list, in: change.old, false, &bits, known.wordCount)
            Self.mark(change.list, in: change.new, true, &bits, known.wordCount)
        }
        self.bits = Frozen(bits)
        wordCount = known.wordCount
    }

    private static func mark(_ list: Int, in rows: [Int32], _ isThere: Bool, _ bits: inout [UInt64], _ wordCount: Int) {
        let (word, bit) = (list / 64, UInt64(1) << UInt64(list % 64))
        for row in rows {
            let place = Int(row) * wordCount + word
            bits[place] = isThere ? bits[place] | bit : bits[place] & ~bit
        }
    }

    /// The filter without its owner, who must outlive it.
    var view: View { View(bits: bits.elements.baseAddress, wordCount: wordCount) }

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
    fileprivate static func shortRow(_ byte: UInt8) -> Int { beginnings &+ Int(byte) }

    @inline(__always)
    fileprivate static func longRow(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Int {
        let beginning = UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
        return Int((beginning &* 0x9E37_79B1) >> 22)
    }
}

extension ListFilter {
    struct View {
        /// None where there are no lists.
        fileprivate let bits: UnsafePointer<UInt64>?
        fileprivate let wordCount: Int

        static var none: View { View(bits: nil, wordCount: 0) }
    }

    /// The rows of one position.
    struct Rows {
        fileprivate let long: UnsafePointer<UInt64>
        fileprivate let short: UnsafePointer<UInt64>

        @inline(__always)
        func mayHold(_ list: SlotListID) -> Bool {
            lists(Int(list.rawValue >> 6)) >> UInt64(list.rawValue & 63) & 1 != 0
        }

        /// The bits of those of 64 lists that may hold something.
        @inline(__always)
        func lists(_ word: Int) -> UInt64 { long[word] | short[word] }
    }
}

extension ListFilter.View {
    /// `nil` where there are no lists.
    @inline(__always)
    func rows(at position: Int, in said: UnsafeBufferPointer<UInt8>) -> ListFilter.Rows? {
        guard let bits else { return nil }
        let short = ListFilter.shortRow(said[position])
        let isLong = position &+ 2 < said.count
        let long =
            isLong ? ListFilter.longRow(said[position], said[position &+ 1], said[position &+ 2]) : short
        return ListFilter.Rows(long: bits + long &* wordCount, short: bits + short &* wordCount)
    }
}
