/// Texts one behind the other, while a table is made.
struct TextRows: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var boundaries: [UInt8] = []
    private(set) var starts: [UInt32] = [0]
    private(set) var payloads: [UInt32] = []

    init(capacity: Int = 0, length: Int = 0) {
        bytes.reserveCapacity(length)
        boundaries.reserveCapacity(length)
        starts.reserveCapacity(capacity + 1)
        payloads.reserveCapacity(capacity)
    }

    /// A text of a table, see below for what is too much.
    mutating func append(_ index: Int, of texts: TextTableView) {
        let range = texts.range(of: index)
        guard bytes.count + range.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: texts.bytes[range])
        boundaries.append(contentsOf: texts.boundaries[range])
        starts.append(UInt32(bytes.count))
        payloads.append(texts.payloads[index])
    }

    /// A text that holds nothing, or too much, names nothing.
    mutating func append(_ text: FoldedView, payload: UInt32) {
        guard !text.bytes.isEmpty, bytes.count + text.bytes.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: text.bytes)
        boundaries.append(Boundary.inside.rawValue)
        for boundary in text.boundaries[1..<text.bytes.count] { boundaries.append(boundary.rawValue) }
        starts.append(UInt32(bytes.count))
        payloads.append(payload)
    }

    /// The texts by their bytes, then by what they stand for.
    consuming func sorted() -> TextRows {
        var rows = TextRows(capacity: payloads.count, length: bytes.count)
        withView { view in for text in TextOrder.sorted(view) { rows.append(Int(text), of: view) } }
        return rows
    }

    /// The texts of two tables in order, or of those that are kept; of texts that are alike the first table's come first.
    /// - Complexity: linear in both.
    mutating func append(
        _ first: TextTableView, _ second: TextTableView, keepingFirst: (_ payload: UInt32) -> Bool = { _ in true }
    ) {
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            if left < first.count, !keepingFirst(first.payloads[left]) {
                left += 1
            } else if right == second.count
                || left < first.count && TextOrder.precedes(first, left, second, right)
            {
                append(left, of: first)
                left += 1
            } else {
                append(right, of: second)
                right += 1
            }
        }
    }

    func withView<Result>(_ body: (TextTableView) -> Result) -> Result {
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
