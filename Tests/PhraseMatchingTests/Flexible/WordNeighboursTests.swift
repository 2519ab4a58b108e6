import Testing

@testable import PhraseMatching

@Suite struct WordNeighboursTests {
    @Test(arguments: [
        ("otter", "oter", true), ("oter", "otter", true), ("otter", "ottre", true), ("otter", "atter", true),
        ("otter", "otters", true), ("otter", "tter", true), ("a", "b", true), ("a", "", true), ("", "a", true),
        ("ab", "ba", true), ("tall", "tal", true), ("köln", "kiln", true),
        ("otter", "otter", false), ("otter", "oetr", false), ("otter", "trott", false), ("otter", "ottresx", false),
        ("abc", "cba", false), ("", "", false), ("", "ab", false), ("かわうそ", "かわうぞ", true), ("abcd", "badc", false),
    ])
    func oneSlipIsOneLetterOrTwoNeighbours(one: String, other: String, isSlip: Bool) {
        #expect(WordNeighbours.isOneSlip(one, other) == isSlip)
        #expect(WordNeighbours.isOneSlip(other, one) == isSlip)
    }

    /// As if each word of the list were compared.
    @Test func whatIsFoundIsAllThatIsOneSlipAway() {
        var dice = Dice(seed: 3)
        func word() -> String { String((0..<dice.roll(1...7)).map { _ in dice.pick(["a", "b", "é"], else: "a") }) }
        let words = Array(Set((0..<2_000).map { _ in word() })).sorted()
        let neighbours = WordNeighbours(words)
        for _ in 0..<500 {
            let said = word()
            let slow = words.indices.filter { WordNeighbours.isOneSlip(words[$0], said) }
            #expect(neighbours.near(said) == slow, "\(said)")
        }
    }

    @Test func nothingTrapsWhereThereIsNothing() {
        #expect(WordNeighbours([]).near("otter").isEmpty)
        #expect(WordNeighbours(["", "a"]).near("") == [1])
    }
}
