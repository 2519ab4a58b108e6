/// Many folded texts in one piece of memory, sorted, so that one walk along an utterance finds all that it begins with.
///
/// A text costs its length twice (bytes and boundaries) and eight bytes. Texts are in groups (the literals that may follow
/// one node; a slot list is one group), sorted by bytes within each: whatever begins alike lies together, and a text comes
/// right before those that continue it.
struct TextTable: Sendable {
    fileprivate(set) var bytes: [UInt8] = []
    fileprivate(set) var boundaries: [Boundary] = []
    /// Where each text begins in `bytes`; one more than there are texts.
    fileprivate(set) var starts: [UInt32] = [0]
    /// What each text stands for: an entry's value, or the node behind a literal.
    fileprivate(set) var payloads: [UInt32] = []

    var count: Int { payloads.count }

    func range(of text: Int) -> Range<Int> { Int(starts[text])..<Int(starts[text + 1]) }

    /// Walks along `said` from `position` and calls `found` for each length at which texts end, shortest first, with those
    /// texts and the position behind them.
    /// - Complexity: linear in the longest text that begins alike, times the logarithm of the count.
    func walk(
        _ group: Range<Int>, along said: [UInt8], from position: Int, steps: inout Int,
        found: (_ texts: Range<Int>, _ end: Int, _ steps: inout Int) -> Void
    ) {
        var (low, high) = (group.lowerBound, group.upperBound)
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
        _ text: Int, at depth: Int, along said: [UInt8], from position: Int, _ steps: inout Int,
        _ found: (_ texts: Range<Int>, _ end: Int, _ steps: inout Int) -> Void
    ) {
        let range = range(of: text)
        guard position + range.count <= said.count else { return }
        steps += 1
        var depth = depth
        while depth < range.count, bytes[range.lowerBound + depth] == said[position + depth] { depth += 1 }
        if depth == range.count { found(text..<text + 1, position + depth, &steps) }
    }

    /// Whether any text of a group begins with this byte.
    func canBegin(_ group: Range<Int>, with byte: UInt8, steps: inout Int) -> Bool {
        let index = first(notBelow: Int(byte), at: 0, group.lowerBound, group.upperBound, &steps)
        return index < group.upperBound && bytes[Int(starts[index])] == byte
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
    private var table = TextTable()
    private var groups: [UInt32] = []

    /// A text that holds nothing, or too much, names nothing.
    mutating func add(_ text: FoldedText, payload: UInt32, group: UInt32 = 0) {
        guard !text.isEmpty, !text.isOverlong else { return }
        guard table.bytes.count + text.bytes.count < Int(UInt32.max) else { return }
        table.bytes += text.bytes
        table.boundaries += text.boundaries.dropLast()
        table.starts.append(UInt32(table.bytes.count))
        table.payloads.append(payload)
        groups.append(group)
    }

    /// The table, and for each group the texts in it.
    consuming func finish(groupCount: Int = 1) -> (TextTable, [Range<Int>]) {
        let source = table
        let order = (0..<source.count).sorted { precedes($0, $1) }
        var sorted = TextTable()
        sorted.bytes.reserveCapacity(source.bytes.count)
        sorted.boundaries.reserveCapacity(source.bytes.count)
        sorted.starts.reserveCapacity(source.starts.count)
        var ends = Array(repeating: 0, count: groupCount)
        for (place, index) in order.enumerated() {
            let range = source.range(of: index)
            sorted.bytes += source.bytes[range]
            sorted.boundaries += source.boundaries[range]
            sorted.starts.append(UInt32(sorted.bytes.count))
            sorted.payloads.append(source.payloads[index])
            ends[Int(groups[index])] = place + 1
        }
        return (sorted, Self.ranges(ends))
    }

    private static func ranges(_ ends: [Int]) -> [Range<Int>] {
        var start = 0
        return ends.map { end in
            defer { start = max(start, end) }
            return start..<max(start, end)
        }
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        if groups[a] != groups[b] { return groups[a] < groups[b] }
        let (first, second) = (table.range(of: a), table.range(of: b))
        for offset in 0..<min(first.count, second.count) {
            let (x, y) = (table.bytes[first.lowerBound + offset], table.bytes[second.lowerBound + offset])
            if x != y { return x < y }
        }
        if first.count != second.count { return first.count < second.count }
        return table.payloads[a] < table.payloads[b]
    }
}
