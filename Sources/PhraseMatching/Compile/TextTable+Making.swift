extension TextTable {
    /// All texts of some entries; the payload of a text is the entry's value.
    convenience init(_ entries: [SlotEntry]) { self.init(parts: [EntryTexts(entries)]) }

    /// The texts of several parts of a list, none of which has a value of another one.
    convenience init(parts: [EntryTexts]) { self.init(TextRows(parts)) }

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
        var rows = TextRows(capacity: a.count + b.count, length: a.length + b.length)
        rows.append(a.view, b.view, keepingFirst: keepingFirst)
        return TextTable(rows)
    }
}
