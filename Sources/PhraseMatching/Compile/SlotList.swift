/// The texts of one slot, compiled once and shared by every phrase and every snapshot that uses them.
final class SlotList: Sendable {
    let name: String
    /// The slot also takes words that no entry names.
    let acceptsUnlisted: Bool
    /// Its texts count for the first rule of the ranking, see `RankingRule.listedText`.
    let ranksFirst: Bool
    /// The payload of a text is the entry's value.
    let texts: TextTable

    init(name: String, acceptsUnlisted: Bool, ranksFirst: Bool = true, entries: [SlotEntry]) {
        var builder = TextTableBuilder()
        var folder = TextFolder(keepsSource: false)
        for entry in entries {
            for text in entry.texts {
                folder.reset()
                folder.read(text)
                if !folder.isOverlong { builder.add(folder.view, payload: entry.value) }
            }
        }
        self.name = name
        self.acceptsUnlisted = acceptsUnlisted
        self.ranksFirst = ranksFirst
        texts = builder.finish()
    }

    /// The same list with other entries.
    func replacing(_ entries: [SlotEntry]) -> SlotList {
        SlotList(name: name, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst, entries: entries)
    }
}
