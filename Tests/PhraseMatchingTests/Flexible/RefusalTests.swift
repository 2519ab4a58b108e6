@testable import PhraseMatching
import Testing

/// What is refused by its words alone is what the search would reject, and nothing else changes.
@Suite struct RefusalTests {
    private static let words = [
        "open", "show", "the", "in", "shine", "knit", "cats", "a", "nice", "light", "delete", "note", "tin", "sky",
        "go",
        "new", "remember", "shopping", "lights", "seven", "20",
    ]

    private static func text(_ count: ClosedRange<Int>, _ dice: inout Dice) -> String {
        (0..<dice.roll(count)).map { _ in dice.pick(words, else: "") }.joined(separator: " ")
    }

    private static func matcher(_ dice: inout Dice) throws -> FlexibleMatcher {
        let phrases = (0..<dice.roll(1...6)).map { _ in
            let slots = ["{name}", "{name} in {applicationName}", "{text}", "{name} the {other}", "new {number}"]
            let row = [text(1...2, &dice), dice.pick(slots, else: ""), dice.chance(30) ? text(1...1, &dice) : ""]
            return (dice.chance(15) ? "!" : "") + (dice.chance(80) ? row.joined(separator: " ") : row[0])
        }
        let names = (0..<dice.roll(1...6)).map { _ in text(1...3, &dice) }
        return try FlexibleFixture.matcher(
            phrases + ["open {name}"],
            lists: [
                "name": names, "applicationName": ["Sky notes"], "other": ["cat", "tins and cats"],
                "number": ["1", "20", "100"],
            ], unlisted: ["text"])
    }

    /// A phrase with a few letters changed and words joined, or words at random.
    private static func utterance(_ matcher: FlexibleMatcher, _ dice: inout Dice) -> String {
        var sampler = Sampler(matcher.grammar, seed: dice.next())
        let number = UInt32(dice.roll(0...matcher.grammar.phrases.count - 1))
        let sampled = dice.chance(70) ? sampler.utterance(of: TemplateID(rawValue: number)) ?? "" : text(1...6, &dice)
        var letters = Array(dice.chance(20) ? "please " + sampled : sampled)
        for _ in 0..<dice.roll(0...4) where letters.count > 1 {
            let place = dice.roll(0...letters.count - 2)
            switch dice.roll(0...3) {
            case 0: letters.remove(at: place)
            case 1: letters[place] = dice.pick(Array("aeiksty "), else: "x")
            case 2: letters.swapAt(place, place + 1)
            default: letters.removeAll { $0 == " " && dice.chance(30) }
            }
        }
        return String(letters)
    }

    @Test(arguments: 0..<150 as Range<UInt64>)
    func nothingChanges(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let matcher = try Self.matcher(&dice)
        for _ in 0..<12 {
            let text = Self.utterance(matcher, &dice)
            let hypothesis = Hypothesis(SpokenText(text))
            let (quick, searched) = (matcher.answer(to: [hypothesis]), matcher.searchedAnswer(to: hypothesis))
            #expect(quick.status == searched.status && quick.result == searched.result, "seed \(seed): \(text)")
        }
    }
}
