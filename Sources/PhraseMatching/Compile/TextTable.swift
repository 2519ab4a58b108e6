/// Many folded texts in one piece of memory, sorted, so that one walk along an utterance finds all that it begins with.
///
/// A text costs its length twice (bytes and boundaries) and eight bytes. Texts are sorted by bytes: whatever begins alike lies
/// together, and a text comes right before those that continue it.
///
/// The memory may be a file's, and nobody has looked at it yet: a damaged table says something wrong, or nothing, but it is
/// never read beyond its ends.
final class TextTable: Sendable {
    private let storedBytes: Frozen<UInt8>
    private let storedBoundaries: Frozen<UInt8>
    private let storedStarts: Frozen<UInt32>
    private let storedPayloads: Frozen<UInt32>

    /// - boundaries: as many as bytes.
    /// - starts: one more than payloads.
    init(
        bytes: consuming Frozen<UInt8>, boundaries: consuming Frozen<UInt8>, starts: consuming Frozen<UInt32>,
        payloads: consuming Frozen<UInt32>
    ) {
        assert(bytes.elements.count == boundaries.elements.count)
        assert(starts.elements.count == payloads.elements.count + 1)
        storedBytes = bytes
        storedBoundaries = boundaries
        storedStarts = starts
        storedPayloads = payloads
    }

    /// All texts of some entries; the payload of a text is the entry's value.
    convenience init(_ entries: [SlotEntry]) {
        var builder = TextTableBuilder()
        FolderScratch.written { folder in
            for entry in entries {
                for text in entry.texts {
                    folder.reset()
                    folder.read(text)
                    if !folder.isOverlong { builder.add(folder.view, payload: entry.value) }
                }
            }
        }
        self.init(builder.finish())
    }

    fileprivate convenience init(_ texts: SortedTexts) {
        self.init(
            bytes: Frozen(texts.bytes), boundaries: Frozen(texts.boundaries), starts: Frozen(texts.starts),
            payloads: Frozen(texts.payloads))
    }

    /// The table without its owner, who must outlive it: a match asks it thousands of times.
    var view: TextTableView {
        TextTableView(
            bytes: storedBytes.elements, boundaries: storedBoundaries.elements, starts: storedStarts.elements,
            payloads: storedPayloads.elements)
    }

    var count: Int { storedPayloads.elements.count }
    /// Bytes of all texts together.
    var length: Int { storedBytes.elements.count }
}

/// What a walk needs of a `TextTable`.
struct TextTableView {
    let bytes: UnsafeBufferPointer<UInt8>
    /// As numbers, since memory that nobody has checked may hold any.
    let boundaries: UnsafeBufferPointer<UInt8>
    /// Where each text begins in `bytes`; one more than there are texts.
    let starts: UnsafeBufferPointer<UInt32>
    /// What each text stands for: an entry's value.
    let payloads: UnsafeBufferPointer<UInt32>

    var count: Int { payloads.count }

    @inline(__always)
    func range(of text: Int) -> Range<Int> {
        let start = min(Int(starts[text]), bytes.count)
        return Range(uncheckedBounds: (start, max(start, min(Int(starts[text + 1]), bytes.count))))
    }

    /// A byte of a text that is longer than `offset`; of any other, some number.
    @inline(__always)
    private func byte(of text: Int, at offset: Int) -> Int {
        let index = Int(starts[text]) + offset
        return index < bytes.count ? Int(bytes[index]) : 0
    }

    /// A text by itself.
    func text(_ index: Int) -> FoldedText {
        let range = range(of: index)
        return FoldedText(
            bytes: Array(bytes[range]), boundaries: boundaries[range].map(Boundary.init(stored:)) + [.inside],
            isOverlong: false)
    }

    /// Walks along `said` from `position` and calls `found` for each length at which texts end, shortest first, with those
    /// texts and the position behind them.
    /// - Complexity: linear in the longest text that begins alike, times the logarithm of the count.
    func walk(
        along said: UnsafeBufferPointer<UInt8>, from position: Int, steps: inout Int,
        found: (_ texts: Range<Int>, _ end: Int, _ steps: inout Int) -> Void
    ) {
        var (low, high) = (0, count)
        var depth = 0
        while low < high {
            if high - low == 1 { return finish(low, at: depth, along: said, from: position, &steps, found) }
            let afterEnding = firstLonger(than: depth, low, high, &steps)
            if afterEnding > low, depth > 0 { found(low..<afterEnding, position + depth, &steps) }
            guard afterEnding < high, position + depth < said.count else { return }
            let byte = Int(said[position + depth])
            low = afterEnding
            // Most often all texts go on alike.
            let (least, greatest) = (self.byte(of: low, at: depth), self.byte(of: high - 1, at: depth))
            guard least <= byte, byte <= greatest else { return }
            if least < byte { low = first(notBelow: byte, at: depth, low + 1, high, &steps) }
            if greatest > byte { high = first(notBelow: byte + 1, at: depth, low, high - 1, &steps) }
            depth += 1
        }
    }

    /// The end of a walk with one text left.
    private func finish(
        _ text: Int, at depth: Int, along said: UnsafeBufferPointer<UInt8>, from position: Int, _ steps: inout Int,
        _ found: (_ texts: Range<Int>, _ end: Int, _ steps: inout Int) -> Void
    ) {
        let range = range(of: text)
        guard position + range.count <= said.count else { return }
        steps += 1
        var depth = depth
        while depth < range.count, bytes[range.lowerBound + depth] == said[position + depth] { depth += 1 }
        if depth == range.count { found(text..<text + 1, position + depth, &steps) }
    }

    /// Texts that end at a depth are equal so far, hence first.
    private func firstLonger(than depth: Int, _ low: Int, _ high: Int, _ steps: inout Int) -> Int {
        partition(low, high, &steps) { range(of: $0).count <= depth }
    }

    private func first(notBelow byte: Int, at depth: Int, _ low: Int, _ high: Int, _ steps: inout Int) -> Int {
        partition(low, high, &steps) { self.byte(of: $0, at: depth) < byte }
    }

    /// The first index whose text is not `before`; looks at the first one alone before it halves.
    private func partition(_ low: Int, _ high: Int, _ steps: inout Int, before: (Int) -> Bool) -> Int {
        var (low, high) = (low, high)
        steps += 1
        guard low < high, before(low) else { return low }
        low += 1
        while low < high {
            steps += 1
            let middle = low + (high - low) / 2
            if before(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Texts in the order of a table, while one is made.
private struct SortedTexts {
    private(set) var bytes: [UInt8] = []
    private(set) var boundaries: [UInt8] = []
    private(set) var starts: [UInt32] = [0]
    private(set) var payloads: [UInt32] = []

    init(capacity: Int, length: Int) {
        bytes.reserveCapacity(length)
        boundaries.reserveCapacity(length)
        starts.reserveCapacity(capacity + 1)
        payloads.reserveCapacity(capacity)
    }

    mutating func append(_ index: Int, of texts: TextTableView) {
        let range = texts.range(of: index)
        bytes.append(contentsOf: texts.bytes[range])
        boundaries.append(contentsOf: texts.boundaries[range])
        starts.append(UInt32(bytes.count))
        payloads.append(texts.payloads[index])
    }
}

extension TextTable {
    /// The texts of two tables, or of those that are kept.
    /// - Complexity: linear in both.
    static func merged(
        _ a: TextTable, _ b: TextTable, keepingFirst: (_ payload: UInt32) -> Bool
    ) -> TextTable {
        let (first, second) = (a.view, b.view)
        var texts = SortedTexts(capacity: a.count + b.count, length: a.length + b.length)
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            if left < first.count, !keepingFirst(first.payloads[left]) {
                left += 1
            } else if right == second.count
                || left < first.count && TextOrder.precedes(first, left, second, right)
            {
                texts.append(left, of: first)
                left += 1
            } else {
                texts.append(right, of: second)
                right += 1
            }
        }
        return TextTable(texts)
    }
}

/// Collects texts in any order and sorts them once.
private struct TextTableBuilder {
    private var bytes: [UInt8] = []
    private var boundaries: [UInt8] = []
    private var starts: [UInt32] = [0]
    private var payloads: [UInt32] = []

    init() {}

    /// A text that holds nothing, or too much, names nothing.
    mutating func add(_ text: FoldedView, payload: UInt32) {
        guard !text.bytes.isEmpty, bytes.count + text.bytes.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: text.bytes)
        boundaries.append(Boundary.inside.rawValue)
        for boundary in text.boundaries[1..<text.bytes.count] { boundaries.append(boundary.rawValue) }
        starts.append(UInt32(bytes.count))
        payloads.append(payload)
    }

    /// The texts by their bytes, then by what they stand for.
    consuming func finish() -> SortedTexts {
        let order = TextOrder.sorted(bytes, starts, payloads)
        var texts = SortedTexts(capacity: payloads.count, length: bytes.count)
        withView { view in for index in order { texts.append(Int(index), of: view) } }
        return texts
    }

    private func withView(_ body: (TextTableView) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            boundaries.withUnsafeBufferPointer { boundaries in
                starts.withUnsafeBufferPointer { starts in
                    payloads.withUnsafeBufferPointer { payloads in
                        body(
                            TextTableView(bytes: bytes, boundaries: boundaries, starts: starts, payloads: payloads))
                    }
                }
            }
        }
    }
}

/// Sorts texts by their first eight bytes as one number; only texts that agree in those are compared byte by byte.
enum TextOrder {
    private struct Key {
        let head: UInt64
        let index: UInt32
    }

    static func sorted(_ bytes: [UInt8], _ starts: [UInt32], _ payloads: [UInt32]) -> [UInt32] {
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                var keys = payloads.indices.map { Key(head: head(bytes, starts, $0), index: UInt32($0)) }
                keys.sort { a, b in
                    if a.head != b.head { return a.head < b.head }
                    let order = compare(bytes, starts, Int(a.index), Int(b.index))
                    return order == 0 ? payloads[Int(a.index)] < payloads[Int(b.index)] : order < 0
                }
                return keys.map(\.index)
            }
        }
    }

    /// Whether a text stands before one of another table; of equal ones the lower payload does.
    static func precedes(_ a: TextTableView, _ left: Int, _ b: TextTableView, _ right: Int) -> Bool {
        let (first, second) = (a.range(of: left), b.range(of: right))
        for offset in 0..<min(first.count, second.count) {
            let (x, y) = (a.bytes[first.lowerBound + offset], b.bytes[second.lowerBound + offset])
            if x != y { return x < y }
        }
        return first.count == second.count ? a.payloads[left] <= b.payloads[right] : first.count < second.count
    }

    private static func head(
        _ bytes: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<UInt32>, _ index: Int
    ) -> UInt64 {
        let (start, end) = (Int(starts[index]), Int(starts[index + 1]))
        var head: UInt64 = 0
        for offset in 0..<8 { head = head << 8 | (start + offset < end ? UInt64(bytes[start + offset]) : 0) }
        return head
    }

    private static func compare(
        _ bytes: UnsafeBufferPointer<UInt8>, _ starts: UnsafeBufferPointer<UInt32>, _ a: Int, _ b: Int
    ) -> Int {
        let (first, second) = (Int(starts[a])..<Int(starts[a + 1]), Int(starts[b])..<Int(starts[b + 1]))
        for offset in 0..<min(first.count, second.count) {
            let (x, y) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
            if x != y { return Int(x) - Int(y) }
        }
        return first.count - second.count
    }
}
