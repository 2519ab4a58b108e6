/// Many folded texts in one piece of memory, sorted, so that one walk along an utterance finds all that it begins with.
///
/// A text costs its length twice (bytes and boundaries) and eight bytes. Texts are sorted by bytes: whatever begins alike lies
/// together, and a text comes right before those that continue it.
final class TextTable: Sendable {
    private let storedBytes: Frozen<UInt8>
    private let storedBoundaries: Frozen<Boundary>
    private let storedStarts: Frozen<UInt32>
    private let storedPayloads: Frozen<UInt32>

    fileprivate init(bytes: [UInt8], boundaries: [Boundary], starts: [UInt32], payloads: [UInt32]) {
        storedBytes = Frozen(bytes)
        storedBoundaries = Frozen(boundaries)
        storedStarts = Frozen(starts)
        storedPayloads = Frozen(payloads)
    }

    /// The table without its owner, who must outlive it: a match asks it thousands of times.
    var view: TextTableView {
        TextTableView(
            bytes: storedBytes.elements, boundaries: storedBoundaries.elements, starts: storedStarts.elements,
            payloads: storedPayloads.elements)
    }

    var bytes: UnsafeBufferPointer<UInt8> { storedBytes.elements }
    var boundaries: UnsafeBufferPointer<Boundary> { storedBoundaries.elements }
    /// What each text stands for: an entry's value.
    var payloads: UnsafeBufferPointer<UInt32> { storedPayloads.elements }
    var count: Int { payloads.count }

    func range(of text: Int) -> Range<Int> { view.range(of: text) }
}

/// What a walk needs of a `TextTable`.
struct TextTableView {
    let bytes: UnsafeBufferPointer<UInt8>
    let boundaries: UnsafeBufferPointer<Boundary>
    /// Where each text begins in `bytes`; one more than there are texts.
    let starts: UnsafeBufferPointer<UInt32>
    let payloads: UnsafeBufferPointer<UInt32>

    var count: Int { payloads.count }

    func range(of text: Int) -> Range<Int> { Int(starts[text])..<Int(starts[text + 1]) }

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
            guard position + depth < said.count else { return }
            let byte = said[position + depth]
            low = first(notBelow: Int(byte), at: depth, afterEnding, high, &steps)
            high = first(notBelow: Int(byte) + 1, at: depth, low, high, &steps)
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
        partition(low, high, &steps) { Int(starts[$0 + 1] - starts[$0]) <= depth }
    }

    private func first(notBelow byte: Int, at depth: Int, _ low: Int, _ high: Int, _ steps: inout Int) -> Int {
        partition(low, high, &steps) { Int(bytes[Int(starts[$0]) + depth]) < byte }
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

/// Collects texts in any order and sorts them once.
struct TextTableBuilder {
    private var bytes: [UInt8] = []
    private var boundaries: [Boundary] = []
    private var starts: [UInt32] = [0]
    private var payloads: [UInt32] = []

    init() {}

    /// A text that holds nothing, or too much, names nothing.
    mutating func add(_ text: FoldedView, payload: UInt32) {
        guard !text.bytes.isEmpty, bytes.count + text.bytes.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: text.bytes)
        boundaries.append(.inside)
        boundaries.append(contentsOf: text.boundaries[1..<text.bytes.count])
        starts.append(UInt32(bytes.count))
        payloads.append(payload)
    }

    /// The texts by their bytes, then by what they stand for.
    consuming func finish() -> TextTable {
        let order = TextOrder.sorted(bytes, starts, payloads)
        var sortedBytes: [UInt8] = []
        var sortedBoundaries: [Boundary] = []
        var sortedStarts: [UInt32] = [0]
        var sortedPayloads: [UInt32] = []
        sortedBytes.reserveCapacity(bytes.count)
        sortedBoundaries.reserveCapacity(bytes.count)
        sortedStarts.reserveCapacity(starts.count)
        sortedPayloads.reserveCapacity(payloads.count)
        for index in order {
            let range = Int(starts[Int(index)])..<Int(starts[Int(index) + 1])
            sortedBytes.append(contentsOf: bytes[range])
            sortedBoundaries.append(contentsOf: boundaries[range])
            sortedStarts.append(UInt32(sortedBytes.count))
            sortedPayloads.append(payloads[Int(index)])
        }
        return TextTable(
            bytes: sortedBytes, boundaries: sortedBoundaries, starts: sortedStarts, payloads: sortedPayloads)
    }
}

/// Sorts texts by their first eight bytes as one number; only texts that agree in those are compared byte by byte.
private enum TextOrder {
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
