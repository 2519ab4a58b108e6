/// Texts one behind the other, while a table is made.
private struct TextRows {
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

    mutating func append(_ index: Int, of texts: TextTableView) {
        let range = texts.range(of: index)
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

extension TextTable {
    /// All texts of some entries; the payload of a text is the entry's value.
    convenience init(_ entries: [SlotEntry]) {
        var rows = TextRows()
        FolderScratch.written { folder in
            for entry in entries {
                for text in entry.texts {
                    folder.reset()
                    folder.read(text)
                    if !folder.isOverlong { rows.append(folder.view, payload: entry.value) }
                }
            }
        }
        self.init(rows.sorted())
    }

    private convenience init(_ rows: TextRows) {
        let bytes = Frozen(rows.bytes)
        let boundaries = Frozen(rows.boundaries)
        let starts = Frozen(rows.starts)
        let payloads = Frozen(rows.payloads)
        let index = TextIndex(
            TextTableView(
                bytes: bytes.elements, boundaries: boundaries.elements, starts: starts.elements,
                payloads: payloads.elements))
        self.init(bytes: bytes, boundaries: boundaries, starts: starts, payloads: payloads, index: index)
    }

    /// The texts of two tables, or of those that are kept.
    /// - Complexity: linear in both.
    static func merged(
        _ a: TextTable, _ b: TextTable, keepingFirst: (_ payload: UInt32) -> Bool
    ) -> TextTable {
        let (first, second) = (a.view, b.view)
        var rows = TextRows(capacity: a.count + b.count, length: a.length + b.length)
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            if left < first.count, !keepingFirst(first.payloads[left]) {
                left += 1
            } else if right == second.count
                || left < first.count && TextOrder.precedes(first, left, second, right)
            {
                rows.append(left, of: first)
                left += 1
            } else {
                rows.append(right, of: second)
                right += 1
            }
        }
        return TextTable(rows)
    }
}
