import PhraseMatching
import Testing

/// Random small grammars over few letters, where nearly everything is ambiguous, through both matchers.
@Suite struct TwinTests {
    private static let words = [
        "a", "b", "ab", "ba", "aB", "a-b", "é", "1", "12", "A'b", "b+", "か", "が", "ﬁ", "ab a", "かき", "กี", "한", "하", "я",
        "яж",
    ]
    private static let gaps = [" ", " ", " ", "", "-", ", ", "'"]

    private static func text(_ words: ClosedRange<Int>, _ dice: inout Dice) -> String {
        (0..<dice.roll(words)).reduce("") { text, _ in
            text + dice.pick(Self.words, else: "a") + dice.pick(gaps, else: " ")
        }
    }

    private static func phrase(_ dice: inout Dice) -> String {
        let pieces = (0..<dice.roll(1...4)).map { _ in
            dice.chance(50)
                ? text(1...2, &dice) : "${\(dice.pick(["x", "y", "z"], else: "x"))}\(dice.pick(gaps, else: " "))"
        }
        return pieces.joined()
    }

    private static func fixture(_ dice: inout Dice) throws -> GrammarFixture {
        var phrases: [String] = []
        for _ in 0..<dice.roll(1...5) {
            phrases.append("\(dice.roll(0...1)):\(dice.chance(10) ? "!" : "")\(phrase(&dice))")
        }
        var lists: [String: [String]] = [:]
        for name in ["x", "y", "z"] { lists[name] = (0..<dice.roll(0...5)).map { _ in text(1...3, &dice) } }
        return try GrammarFixture(phrases, lists: lists, unlisted: dice.chance(40) ? ["z"] : [])
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func fastEqualsSlow(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var matched = 0
        let scratch = MatchScratch()
        for round in 0..<150 {
            let fixture = try Self.fixture(&dice)
            for _ in 0..<6 {
                let said = Self.text(1...6, &dice)
                let spoken = SpokenText(said)
                let matcher = Matcher(fixture.grammar)
                let fast = matcher.match(spoken)
                let slow = ReferenceMatcher(fixture.grammar).match(spoken)
                #expect(fast == slow, "seed \(seed), round \(round), “\(said)”")
                _ = matcher.recognize(said, in: scratch)
                #expect(scratch.best == fast.best.map(Recognized.init), "seed \(seed), round \(round), “\(said)”")
                matched += fast.best.isEmpty ? 0 : 1
            }
        }
        #expect(matched > 20)
    }

    @Test func everySpanIsWhatWasSaid() throws {
        var dice = Dice(seed: 7)
        for _ in 0..<300 {
            let fixture = try Self.fixture(&dice)
            let said = Self.text(1...6, &dice)
            for slot in fixture.match(said).matches.flatMap(\.slots) {
                let start = said.utf8.index(said.utf8.startIndex, offsetBy: slot.span.lowerBound)
                let end = said.utf8.index(said.utf8.startIndex, offsetBy: slot.span.upperBound)
                #expect(String(said[start..<end]) == slot.text)
            }
        }
    }
}

/// What both ways to ask for a match tell of a reading.
private struct Recognized: Equatable {
    let template: TemplateID
    let values: [UInt32?]
    let spans: [Range<Int>]
}

extension Recognized {
    init(_ match: Match) {
        self.init(template: match.template, values: match.slots.map(\.value), spans: match.slots.map(\.span))
    }
}

extension MatchScratch {
    fileprivate var best: [Recognized] {
        (0..<readingCount).map { reading in
            let slots = slots(of: reading).map(slot)
            return Recognized(template: template(of: reading), values: slots.map(\.value), spans: slots.map(\.span))
        }
    }
}
