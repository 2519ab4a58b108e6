import Testing

@testable import PhraseMatching

@Suite struct EntryTextsTests {
    private static func name(_ dice: inout Dice) -> String {
        let words = ["aaaa", "aaab", "b", "aaaaaaaabbbbbbbb", "ab-a", "か", "é", "12", "!"]
        return (0..<dice.roll(1...6)).map { _ in dice.pick(words, else: "b") }
            .joined(separator: dice.pick([" ", ""], else: " "))
    }

    /// A list is the same in however many parts it is made.
    @Test(arguments: 1...5, 0..<20 as Range<UInt64>)
    func makeTheSameTable(parts: Int, seed: UInt64) {
        var dice = Dice(seed: seed)
        let entries = (0..<UInt32(dice.roll(0...200))).map { value in
            SlotEntry(value: value, texts: (0..<dice.roll(1...3)).map { _ in Self.name(&dice) })
        }
        let whole = TextTable(entries)
        let table = TextTable(
            parts: (0..<parts).map { part in
                EntryTexts(Array(entries[entries.count * part / parts..<entries.count * (part + 1) / parts]))
            })
        #expect(table.view.bytes.elementsEqual(whole.view.bytes))
        #expect(table.view.boundaries.elementsEqual(whole.view.boundaries))
        #expect(table.view.starts.elementsEqual(whole.view.starts))
        #expect(table.view.payloads.elementsEqual(whole.view.payloads))
        #expect(table.index.isIndex(of: whole.view))
    }
}
