/// The texts of one slot, compiled once and shared by every phrase and every snapshot that uses them.
final class SlotList: Sendable {
    let name: String
    /// The slot also takes words that no entry names.
    let acceptsUnlisted: Bool
    /// The payload of a text is the entry's value.
    let texts: TextTable

    init(name: String, acceptsUnlisted: Bool, entries: [SlotEntry]) {
        var builder = TextTableBuilder()
        for entry in entries {
            for text in entry.texts {
                builder.add(FoldedText(text).withoutOuterBoundaries(), payload: entry.value)
            }
        }
        self.name = name
        self.acceptsUnlisted = acceptsUnlisted
        texts = builder.finish().0
    }
}
