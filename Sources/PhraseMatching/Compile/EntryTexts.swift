/// Texts of some entries, folded and in order. A long list is made of several of them, which threads make at the same time.
package struct EntryTexts: Sendable {
    let rows: TextRows

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
        self.rows = rows.sorted()
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
        var rows = parts.map(\.rows)
        while rows.count > 1 {
            rows = stride(from: 0, to: rows.count, by: 2).map { place in
                place + 1 < rows.count ? rows[place].merged(with: rows[place + 1]) : rows[place]
            }
        }
        self = rows.first ?? TextRows()
    }

    /// The texts of two tables in order; of those that are alike these come first.
    private func merged(with other: TextRows) -> TextRows {
        var rows = TextRows(
            capacity: payloads.count + other.payloads.count, length: bytes.count + other.bytes.count)
        withView { first in other.withView { second in rows.append(first, second) } }
        return rows
    }
}
