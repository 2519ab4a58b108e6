import PhraseMatching
import Testing

/// Lists answer alike whether each of their texts has a key or only some, and so do those that they were changed to.
@Suite struct TextIndexTests {
    /// Few letters, so that names are equal, and begin with one another, within one number of the index and beyond.
    private static func name(_ dice: inout Dice) -> String {
        let words = ["aaaa", "aaab", "b", "aaaaaaaa", "ab-a", "か", "é", "12"]
        return (0..<dice.roll(1...6)).map { _ in dice.pick(words, else: "b") }.joined(
            separator: dice.pick([" ", ""], else: " "))
    }

    private static func entries(_ values: Range<UInt32>, _ dice: inout Dice) -> [SlotEntry] {
        values.map { SlotEntry(value: $0, texts: [name(&dice)]) }
    }

    @Test(arguments: [40, 4_000, 6_000] as [UInt32])
    func answersAlike(count: UInt32) throws {
        var dice = Dice(seed: UInt64(count))
        var builder = GrammarBuilder()
        let list = builder.addList("x", entries: Self.entries(0..<count, &dice), acceptsUnlisted: false)
        let template = try Template(applePhrase: "open ${x}")
        _ = try builder.addTemplate(template, lists: ["x": list], scope: ScopeID(rawValue: 0))
        let grammar = builder.build()
        let changed = grammar.updatingList(
            list, removing: (0..<count / 40).map { $0 * 20 }, adding: Self.entries(count..<count + 20, &dice))
        var matched = 0
        for (matcher, grammar) in [(Matcher(grammar), grammar), (Matcher(changed), changed)] {
            for _ in 0..<60 {
                let spoken = SpokenText("open \(Self.name(&dice))\(dice.chance(10) ? "x" : "")")
                let result = matcher.match(spoken)
                #expect(result == ReferenceMatcher(grammar).match(spoken), "“\(spoken.text)”")
                matched += result.best.isEmpty ? 0 : 1
            }
        }
        #expect(matched > 10)
    }
}
