/// The texts of one slot, compiled once and shared by every phrase and every snapshot that uses them.
final class SlotList: Sendable {
    let name: String
    /// The slot also takes words that no entry names.
    let acceptsUnlisted: Bool
    /// Its texts count for the first rule of the ranking, see `RankingRule.listedText`.
    let ranksFirst: Bool
    let texts: SlotTexts

    init(name: String, acceptsUnlisted: Bool, ranksFirst: Bool, texts: SlotTexts) {
        self.name = name
        self.acceptsUnlisted = acceptsUnlisted
        self.ranksFirst = ranksFirst
        self.texts = texts
    }

    convenience init(name: String, acceptsUnlisted: Bool, ranksFirst: Bool = true, entries: [SlotEntry]) {
        self.init(
            name: name, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst,
            texts: SlotTexts(TextTable(entries)))
    }

    convenience init(name: String, acceptsUnlisted: Bool, ranksFirst: Bool, parts: [EntryTexts]) {
        self.init(
            name: name, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst,
            texts: SlotTexts(TextTable(parts: parts)))
    }

    /// The same list with other texts.
    func replacing(_ texts: SlotTexts) -> SlotList {
        SlotList(name: name, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst, texts: texts)
    }
}
