import PhraseMatching
import Testing

/// Changes of a list answer as a list that was built anew, and leave every snapshot before them alone.
@Suite struct ListUpdateTests {
    /// Few words, so that names collide, begin alike and come back.
    private static let words = ["a", "b", "ab", "ba", "a b", "A'b", "か", "12", "ab a", "b-a", "é"]

    /// A list as a caller has it, and the grammar that was changed along with it.
    private struct Subject {
        let list: SlotListID
        var grammar: Grammar
        var entries: [UInt32: [String]]

        init(_ entries: [UInt32: [String]], phrases: [String]) throws {
            var builder = GrammarBuilder()
            list = builder.addList("x", entries: Self.sorted(entries), acceptsUnlisted: false)
            for phrase in phrases {
                let template = try Template(applePhrase: phrase)
                _ = try builder.addTemplate(template, lists: ["x": list], scope: ScopeID(rawValue: 0))
            }
            grammar = builder.build()
            self.entries = entries
        }

        static func sorted(_ entries: [UInt32: [String]]) -> [SlotEntry] {
            entries.sorted { $0.key < $1.key }.map { SlotEntry(value: $0.key, texts: $0.value) }
        }

        var rebuilt: Grammar { grammar.replacingList(list, entries: Self.sorted(entries)) }

        /// Removes some values, adds others, renames or adds names to a third.
        mutating func change(_ dice: inout Dice) {
            let removed = entries.keys.sorted().filter { _ in dice.chance(15) }
            for value in removed { entries[value] = nil }
            var added: [SlotEntry] = []
            for _ in 0..<dice.roll(0...4) {
                let entry = SlotEntry(
                    value: UInt32(dice.roll(0...40)),
                    texts: (0..<dice.roll(1...2)).map { _ in ListUpdateTests.text(&dice) })
                entries[entry.value, default: []] += entry.texts
                added.append(entry)
            }
            grammar = grammar.updatingList(list, removing: removed, adding: added)
        }
    }

    private static func text(_ dice: inout Dice) -> String {
        (0..<dice.roll(1...2)).map { _ in dice.pick(words, else: "a") }.joined(
            separator: dice.pick([" ", ""], else: " "))
    }

    private static func expectSame(_ one: Grammar, _ other: Grammar, _ dice: inout Dice, _ place: String) {
        for _ in 0..<12 {
            let said = dice.pick(["open ", "", "a b "], else: "") + text(&dice)
            let spoken = SpokenText(said)
            #expect(Matcher(one).match(spoken) == Matcher(other).match(spoken), "\(place), “\(said)”")
            #expect(Matcher(one).match(spoken) == ReferenceMatcher(one).match(spoken), "\(place), “\(said)”")
            #expect(
                Matcher(one).nearest(to: spoken, limit: 3) == Matcher(other).nearest(to: spoken, limit: 3),
                "\(place), “\(said)”")
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func answersAsIfRebuilt(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var first: [UInt32: [String]] = [:]
        for value in 0..<UInt32(dice.roll(0...60)) { first[value] = [Self.text(&dice)] }
        var subject = try Subject(first, phrases: ["open ${x}", "${x} ${x}", "${x}a"])
        var snapshots: [(updated: Grammar, rebuilt: Grammar)] = []
        for round in 0..<30 {
            subject.change(&dice)
            snapshots.append((subject.grammar, subject.rebuilt))
            Self.expectSame(subject.grammar, subject.rebuilt, &dice, "seed \(seed), round \(round)")
        }
        for (number, pair) in snapshots.enumerated() {
            Self.expectSame(pair.updated, pair.rebuilt, &dice, "seed \(seed), snapshot \(number)")
        }
    }

    /// One storage for all snapshots, in any order: what it keeps of a list must not outlive a change.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func storageIsOfTheListAtHand(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var subject = try Subject([1: ["a b"], 2: ["ba"]], phrases: ["open ${x}", "${x} ${x}", "${x}a"])
        var snapshots = [subject.grammar]
        for _ in 0..<20 {
            subject.change(&dice)
            snapshots += dice.chance(50) ? [subject.grammar] : [subject.grammar, subject.rebuilt]
        }
        let scratch = MatchScratch()
        for _ in 0..<300 {
            let number = dice.roll(0...snapshots.count - 1)
            let matcher = Matcher(snapshots[number])
            let said = dice.pick(["open ", ""], else: "") + Self.text(&dice)
            let expected = matcher.match(SpokenText(said)).best
            let found = matcher.recognize(said, in: scratch)
            #expect(found.ties == expected.count, "seed \(seed), snapshot \(number), “\(said)”")
            #expect(found.best == expected.first?.template, "seed \(seed), snapshot \(number), “\(said)”")
            #expect(
                (0..<found.ties).map { scratch.slots(of: $0).map { scratch.slot($0).value } }
                    == expected.map { $0.slots.map(\.value) }, "seed \(seed), snapshot \(number), “\(said)”")
        }
    }

    /// Lists that grow and shrink over the size up to which they are indexed, with one storage.
    @Test(arguments: [0, 1, 4_096, 4_097])
    func listsOfEverySizeAreSearched(count: Int) throws {
        var entries: [UInt32: [String]] = [:]
        for value in 0..<UInt32(count) { entries[value] = ["name \(value)"] }
        let subject = try Subject(entries, phrases: ["open ${x}"])
        let changes: [(removed: [UInt32], added: [SlotEntry])] = [
            ([], []), ([0], [SlotEntry(value: 90_000, texts: ["q"])]), ([90_000], []),
            (Array(entries.keys), [SlotEntry(value: 90_001, texts: ["name 1", "か"])]),
            ([], (0..<4_100).map { SlotEntry(value: 50_000 + $0, texts: ["other \($0)"]) }),
        ]
        let scratch = MatchScratch()
        var grammar = subject.grammar
        for change in changes {
            grammar = grammar.updatingList(subject.list, removing: change.removed, adding: change.added)
            for said in ["name 0", "name 1", "q", "か", "other 4099"] {
                let matcher = Matcher(grammar)
                let expected = ReferenceMatcher(grammar).match(SpokenText("open " + said))
                #expect(matcher.match(SpokenText("open " + said)) == expected, "\(said)")
                #expect(matcher.recognize("open " + said, in: scratch).ties == expected.best.count, "\(said)")
            }
        }
    }

    @Test func samplesWhatStands() throws {
        var subject = try Subject([0: ["heron"], 1: ["otter"], 2: ["owl"]], phrases: ["open ${x}"])
        subject.grammar = subject.grammar.updatingList(
            subject.list, removing: [0, 2], adding: [SlotEntry(value: 0, texts: ["newt"])])
        var sampler = Sampler(subject.grammar, seed: 1)
        let said = Set((0..<40).compactMap { _ in sampler.utterance(of: TemplateID(rawValue: 0)) })
        #expect(said == ["open otter", "open newt"])
        let empty = subject.grammar.updatingList(subject.list, removing: [0, 1], adding: [])
        var silent = Sampler(empty, seed: 1)
        let nothing = silent.utterance(of: TemplateID(rawValue: 0))
        #expect(nothing == nil)
    }

    @Test func aRenamedEntryIsKnownByItsNewNameOnly() throws {
        let fixture = try GrammarFixture(["open ${x}"], lists: ["x": ["heron", "otter"]])
        let list = try #require(fixture.lists["x"])
        let later = fixture.grammar.updatingList(
            list, removing: [1, 77], adding: [SlotEntry(value: 1, texts: ["otter tracks", "…"])])
        func best(_ grammar: Grammar, _ said: String) -> [String] {
            Matcher(grammar).match(SpokenText(said)).best.map(GrammarFixture.describe)
        }
        #expect(best(later, "open otter tracks") == [#"0 x=1"otter tracks""#])
        #expect(best(later, "open otter") == [])
        #expect(best(later, "open heron") == [#"0 x=0"heron""#])
        #expect(best(fixture.grammar, "open otter") == [#"0 x=1"otter""#])
        let same = later.updatingList(SlotListID(rawValue: 99), removing: [0], adding: [])
        #expect(best(same, "open heron") == [#"0 x=0"heron""#])
    }

    /// Ten changes of a long list, each of which builds no more than what changed, keep few layers.
    @Test func aChangeOfALongListIsSmall() throws {
        var entries: [UInt32: [String]] = [:]
        for value in 0..<5_000 as Range<UInt32> { entries[value] = ["name \(value)"] }
        var subject = try Subject(entries, phrases: ["open ${x}"])
        for value in 0..<2_000 as Range<UInt32> {
            subject.grammar = subject.grammar.updatingList(
                subject.list, removing: [value], adding: [SlotEntry(value: value, texts: ["new \(value)"])])
        }
        for value in [0, 1_999, 2_000, 4_999] as [UInt32] {
            let name = value < 2_000 ? "new \(value)" : "name \(value)"
            let result = Matcher(subject.grammar).match(SpokenText("open \(name)"))
            #expect(result.best.map { $0.slots.first?.value } == [value])
        }
        #expect(Matcher(subject.grammar).match(SpokenText("open name 7")).best.isEmpty)
    }
}
