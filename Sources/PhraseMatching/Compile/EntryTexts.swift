/// Texts of some entries, folded and in order. A long list is made of several of them, which threads make at the same time.
package struct EntryTexts: Sendable {
    fileprivate let rows: TextRows
    /// Their numbers in the order of a table.
    fileprivate let order: [UInt32]

    /// - write: gives each text with the value that it stands for.
    package init(_ write: (_ add: (_ text: String, _ value: UInt32) -> Void) -> Void) {
        var rows = TextRows()
        FolderScratch.written { folder in
            write { text, value in
                folder.reset()
                folder.read(text)
                if !folder.isOverlong { rows.append(folder.view, payload: value) }
            }
        }
        order = rows.withView(TextOrder.sorted)
        self.rows = rows
    }

    package init(_ entries: [SlotEntry]) {
        self.init { add in
            for entry in entries { for text in entry.texts { add(text, entry.value) } }
        }
    }
}

extension TextRows {
    /// The texts of several parts of a list, in the order of all.
    init(_ parts: [EntryTexts]) {
        self.init(
            capacity: parts.reduce(0) { $0 + $1.order.count }, length: parts.reduce(0) { $0 + $1.rows.bytes.count })
        EntryTexts.withViews(of: parts[...]) { append(parts.map(\.order), of: $0) }
    }

    private mutating func append(_ orders: [[UInt32]], of views: [TextTableView]) {
        var places = Array(repeating: 0, count: views.count)
        while let part = EntryTexts.first(of: orders, at: places, in: views) {
            append(Int(orders[part][places[part]]), of: views[part])
            places[part] += 1
        }
    }
}

extension EntryTexts {
    fileprivate static func withViews(
        of parts: ArraySlice<EntryTexts>, _ views: [TextTableView] = [], _ body: ([TextTableView]) -> Void
    ) {
        guard let part = parts.first else { return body(views) }
        part.rows.withView { withViews(of: parts.dropFirst(), views + [$0], body) }
    }

    /// The part whose next text comes first.
    fileprivate static func first(of orders: [[UInt32]], at places: [Int], in views: [TextTableView]) -> Int? {
        var first: Int?
        for part in orders.indices where places[part] < orders[part].count {
            guard let known = first else {
                first = part
                continue
            }
            let (text, other) = (Int(orders[known][places[known]]), Int(orders[part][places[part]]))
            if !TextOrder.precedes(views[known], text, views[part], other) { first = part }
        }
        return first
    }
}
